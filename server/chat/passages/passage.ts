// A piece of the site's content that can answer a question, with a link to where it is published.

export interface Passage {
  /** Such as 'faq:area'; the part before the colon is its group. */
  id: string
  /** What it is about; the text of the link to its page. */
  title: string
  /** A path on the site, with an anchor if there is one. */
  path: string
  /** The content's own sentences, in order. */
  sentences: readonly string[]
  /** Those of a whole passage's sentences that are the items of lists, shown one per line. */
  listed?: readonly string[]
  /** Its components: those nearest to the question are listed below the sentences. */
  items?: readonly string[]
  /** `whole`: only complete is it an answer. `steps` and `list` are not excerpted either, with one item per line. */
  form: 'whole' | 'excerpt' | 'steps' | 'list'
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|St|Mr|Ms|Dr|[A-Z])|\b[ap]\.m)\.$/

/** Splits a paragraph into sentences; a period inside a name or number does not end one. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const part of paragraph.split(/(?<=[.!?…][”’")]*)\s+(?=[“"‘'(]*[A-Z0-9])/)) {
    open = open ? `${open} ${part}` : part
    if (ABBREVIATION.test(open)) continue
    sentences.push(open)
    open = ''
  }
  return open ? [...sentences, open] : sentences
}
