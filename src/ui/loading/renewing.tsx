// A part of the page that an extension or a translator may change: where React cannot update it, it is rendered anew.
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../error-boundary'

interface Props {
  children: ReactNode
  /** Shown if the new one fails as well. Defaults to nothing. */
  fallback?: ReactNode
  /** What has failed twice is retried when this changes. */
  attempt?: string
}

/** What React cannot remove, because it is elsewhere by then, goes with the outermost element of `children`. */
export function Renewing(props: Props) {
  return (
    <ErrorBoundary fallback={(error) => <Again {...props} error={error} />}>
      {props.children}
    </ErrorBoundary>
  )
}

function Again({ error, fallback = null, ...props }: Props & { error: unknown }) {
  // The server's HTML is complete: while the site starts, it is better than a page that lacks a part
  // (renderer/start-site.tsx).
  if (document.documentElement.dataset.site !== 'runs') throw error
  return <ErrorBoundary {...props} fallback={fallback} />
}
