// A link to one of our own pages: just a URL, with nothing to compute while a page is rendered. A single
// listener follows the clicks on all of them without a page load (src/navigation/use-follow-links.ts).
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Root-relative: `/path?query#hash`. */
  to: string
  /** Leaves scrolling to whatever changed the page. */
  scroll?: 'stay' | undefined
}

export function Link({ to, scroll, ...rest }: Props) {
  return <a href={to} data-scroll={scroll} {...rest} />
}
