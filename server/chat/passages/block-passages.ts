// Converts texts made of blocks, such as articles and legal sections, into passages: one per block.
import { type Block, plainText } from '../../../src/content/inline'
import { type Passage, sentencesOf } from './passage'

interface Place {
  id: string
  title: string
  path: string
}

/**
 * Each paragraph and each list becomes a passage, so that a list of steps can be quoted as a whole. The heading
 * above it becomes part of its title.
 */
export function blockPassages(place: Place, blocks: readonly Block[]): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  for (const block of blocks) {
    if (block.kind === 'h') {
      heading = block.text
      continue
    }
    const about = heading ? `${place.title}: ${heading}` : place.title
    const base = { id: `${place.id}/${passages.length}`, title: about, path: place.path }
    if (block.kind === 'p') {
      passages.push({ ...base, form: 'excerpt', sentences: sentencesOf(plainText(block.text)) })
    } else {
      const form = block.kind
      passages.push({ ...base, form, sentences: block.items.map(plainText) })
    }
  }
  return passages
}
