// A link to a page of ours: an address, and nothing to work out while a page is rendered. Its click is
// followed without a load by one listener for all of them (src/use-follow-links.ts).
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** From the root: `/path?query#hash`. */
  to: string
  /** Leaves the scrolling to whoever has changed the page. */
  scroll?: 'stay' | undefined
}

export function Link({ to, scroll, ...rest }: Props) {
  return <a href={to} data-scroll={scroll} {...rest} />
}
