// Which tab contains the element that a URL's hash names.
import { faqs } from '../../content/faq'
import { posts } from '../../content/posts'
import { resourceCards } from '../../content/resource-cards'

export type ResourceTab = 'blog' | 'case-studies' | 'faqs'

const holders = new Map<string, ResourceTab>([
  // No hash: the tab that the page opens with.
  ['', 'blog'],
  ['blog', 'blog'],
  ['case-studies', 'case-studies'],
  ['faqs', 'faqs'],
  ...posts.map(({ id }) => [id, 'blog'] as const),
  ...resourceCards.map(({ id }) => [id, 'case-studies'] as const),
  ...faqs.map(({ id }) => [id, 'faqs'] as const),
])

/** Null for whatever is on no tab, such as the knowledge base: the selected tab then stays. */
export function tabOf(name: string): ResourceTab | null {
  return holders.get(name) ?? null
}
