// A part of a page that is the same for every visitor, and only read or followed: the server renders it once, and the
// browser takes its HTML as it is.
import type { ComponentType } from 'react'
import { useServerRendered } from './use-hydrated'

interface StaticPart {
  Part: ComponentType
  html: { __html: string }
}

/** Makes React leave the HTML inside alone. */
export const NO_UPDATE = { __html: '' }

const parts: StaticPart[] = []

/**
 * @param Part has no state, effects, event handlers, context or generated ids: they would be missing
 * @param className of the element around it
 */
export function staticPart(Part: ComponentType, className?: string): ComponentType {
  const part: StaticPart = { Part, html: NO_UPDATE }
  parts.push(part)

  return function Static() {
    const serverRendered = useServerRendered()
    // In development, a browser shows the changes that it gets.
    const isKept = typeof document === 'undefined' ? part.html !== NO_UPDATE : !import.meta.env.DEV
    if (serverRendered && isKept) {
      return (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered, or nothing
        <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={part.html} />
      )
    }
    // On a page that was not loaded but navigated to, it is rendered like anything else.
    return (
      <div className={className}>
        <Part />
      </div>
    )
  }
}

/** Renders the parts registered so far, each once. The server calls it before it renders a page. */
export function renderStaticParts(render: (Part: ComponentType) => string): void {
  for (const part of parts) {
    if (part.html === NO_UPDATE) part.html = { __html: render(part.Part) }
  }
}
