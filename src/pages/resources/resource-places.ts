// Which tab holds what an address with #… names.
import { faqs } from '../../content/faq'
import { posts } from '../../content/posts'
import { resourceCards } from '../../content/resource-cards'

export type ResourceTab = 'blog' | 'case-studies' | 'faqs'

const holders = new Map<string, ResourceTab>([
  // No name at all: the page as it opens.
  ['', 'blog'],
  ['blog', 'blog'],
  ['case-studies', 'case-studies'],
  ['faqs', 'faqs'],
  ...posts.map(({ id }) => [id, 'blog'] as const),
  ...resourceCards.map(({ id }) => [id, 'case-studies'] as const),
  ...faqs.map(({ id }) => [id, 'faqs'] as const),
])

/** Null for what is on no tab, such as the knowledge base: then the tab stays as it is. */
export function tabOf(name: string): ResourceTab | null {
  return holders.get(name) ?? null
}
