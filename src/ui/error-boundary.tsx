// Confines an error to the part of the page where it occurred. The rest keeps working.
import { Component, type ReactNode } from 'react'
import { button } from './button.css'
import * as styles from './error-boundary.css'

interface Props {
  children: ReactNode
  /** Shown in place of the failed part: null where nobody will miss it. Defaults to a message. */
  fallback?: ReactNode | ((error: unknown) => ReactNode)
  /** A failed part is retried when this changes: for a page, its URL. */
  attempt?: string
}

interface State {
  attempt: string | undefined
  failed: boolean
  error: unknown
}

// React has no hook for this: only a class can catch what its children throw.
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null, attempt: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): Partial<State> | null {
    if (attempt === state.attempt) return null
    return { failed: false, attempt }
  }

  override render(): ReactNode {
    const { children, fallback = <Failure /> } = this.props
    if (!this.state.failed) return children
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback
  }
}

/** Whether something outside React, such as an extension, has removed or wrapped an element that React removes. */
export function isFromOutside(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

function Failure() {
  return (
    <div role="alert" className={styles.failure}>
      <p>Something went wrong with this component</p>
      <ReloadButton />
    </div>
  )
}

export function ReloadButton({ variant = 'quiet' }: { variant?: keyof typeof button }) {
  return (
    <button type="button" className={button[variant]} onClick={() => location.reload()}>
      Reload the page
    </button>
  )
}
