// The head tags that describe a page: written by the server, and updated by the browser after a
// client-side navigation.
import type { PageHead } from '../pages/page-module'

export interface PageTag {
  /** The attribute that holds `name`. */
  by: 'name' | 'property' | 'rel'
  name: string
  /** Null if this page has no such tag. */
  content: string | null
}

export interface DescribedPage extends PageHead {
  path: string
  /** The site's public origin. */
  publicUrl: string
}

/** Every tag that may differ between two pages, except the title. */
export function pageTags({ path, publicUrl, revised, ...head }: DescribedPage): PageTag[] {
  const { title, description, keywords } = head
  // A missing page has no canonical URL and no share image.
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
    og('type', revised !== null && path.startsWith('/case-studies/') ? 'article' : 'website'),
    og('title', title),
    og('description', description),
    name('twitter:title', title),
    name('twitter:description', description),
    { by: 'rel', name: 'canonical', content: listed(publicUrl + path) },
    og('url', listed(publicUrl + path)),
    // Every page has its own share image, 1200 by 630 pixels.
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

/**
 * The path of the image that represents a page when it is shared: `/` is `/og/home.png`, `/services/web-design` is
 * `/og/services-web-design.png`.
 */
export function shareImagePath(path: string): string {
  return `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
