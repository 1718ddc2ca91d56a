// A passage as the indexes see it.
import type { Passage } from '../passages/passage'
import { termsOf } from './words'

/** A passage, parsed once for all indexes: the terms of its texts. */
export interface ReadPassage {
  passage: Passage
  title: string[]
  sentences: string[][]
  items: string[][]
}

export function readPassage(passage: Passage): ReadPassage {
  const { title, sentences, items = [] } = passage
  return {
    passage,
    title: termsOf(title),
    sentences: sentences.map(termsOf),
    items: items.map(termsOf),
  }
}
