// A piece of the site's content that can answer a question, and where a reader finds it.

export interface Passage {
  /** Such as 'faq:area'; the part before the colon is its group. */
  id: string
  /** What it is about, shown as the text of the link to its page. */
  title: string
  /** A path of the site, with an anchor where there is one. */
  path: string
  /** The content's own sentences, in their order. */
  sentences: readonly string[]
  /** What it consists of: those nearest to the question are shown below the sentences. */
  items?: readonly string[]
  /** `whole`: only complete it is an answer. `steps` and `list` are whole too, one item a line. */
  form: 'whole' | 'excerpt' | 'steps' | 'list'
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|N|St|Mr|Ms|Dr|[A-Z])|\b[ap]\.m)\.$/

/** Splits a paragraph where a sentence ends; a full stop inside a name or number ends none. */
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
