// What the head of a document says of its page: written by the server, and told anew by the browser
// when the page changes without a load.
import type { PageHead } from './pages/page-module'
import { shareImagePath } from './share-image-path'

export interface PageTag {
  /** What `name` is the value of. */
  by: 'name' | 'property' | 'rel'
  name: string
  /** Null where this page has none. */
  content: string | null
}

interface Described extends PageHead {
  path: string
  /** Origin of the site as the world knows it. */
  publicUrl: string
}

/** Every tag that may differ between two pages, title excepted. */
export function pageTags({ path, publicUrl, revised, ...head }: Described): PageTag[] {
  const { title, description, keywords } = head
  // A page that is missing has no address of its own, and no picture.
  const listed = (content: string) => (revised === null ? null : content)
  const picture = listed(publicUrl + shareImagePath(path))
  const name = (called: string, content: string | null): PageTag => ({
    by: 'name',
    name: called,
    content,
  })
  const og = (called: string, content: string | null): PageTag => ({
    by: 'property',
    name: `og:${called}`,
    content,
  })
  return [
    name('description', description),
    name('keywords', keywords || null),
    og('title', title),
    og('description', description),
    name('twitter:title', title),
    name('twitter:description', description),
    { by: 'rel', name: 'canonical', content: listed(publicUrl + path) },
    og('url', listed(publicUrl + path)),
    // Every page has a picture of its own for being shared, 1200 by 630 pixels.
    og('image', picture),
    og('image:type', listed('image/png')),
    og('image:width', listed('1200')),
    og('image:height', listed('630')),
    og('image:alt', listed(title)),
    name('twitter:card', listed('summary_large_image')),
    name('twitter:image', picture),
    name('robots', revised === null ? 'noindex' : null),
  ]
}
