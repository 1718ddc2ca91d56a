// Splits a model's stream at the ends of sentences and lines, so that each can be checked before it is shown.

/** "From 8 a.m. to 6 p.m." does not end in its middle. */
const END = /^[\s\S]*?(?:(?!(?<=\b[ap]\.m)\.\s+[a-z\d(–—-])[.!?…][”’")]*\s+(?=\S)|\n+)/
/** A sentence without an end is cut after this many characters. */
const MAX_LENGTH = 600

export async function* sentencesOfStream(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let open = ''
  for await (const text of texts) {
    open += text
    for (let end = END.exec(open); end; end = END.exec(open)) {
      open = open.slice(end[0].length)
      yield end[0]
    }
    if (open.length > MAX_LENGTH) {
      yield open
      open = ''
    }
  }
  if (open.trim() !== '') yield open
}
