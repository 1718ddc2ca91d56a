// A dialog over the page: focus goes in, stays in and comes back; Escape, the cross and the backdrop
// close it. It stands where it is rendered, not at the end of the document, so that the server's HTML
// holds it too: without script it is a panel in the page.

import * as Radix from '@radix-ui/react-dialog'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import * as styles from './dialog.css'
import { Icon } from './icon'
import { inComposition } from './in-composition'
import { Link } from './link'
import { showFocused } from './show-focused'
import { useHydrated } from './use-hydrated'

interface Props {
  /** Begins the ids of its parts. */
  id: string
  title: string
  subtitle: string
  /** Where its cross leads without script. */
  closeTo: string
  onClose: () => void
  /** Called once it is gone, to put the focus where it belongs. */
  onClosed: () => void
  children: ReactNode
}

export function Dialog({ id, title, subtitle, closeTo, onClose, onClosed, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  // Into the first field; the cross, which comes before it, is not what anybody came for.
  function focusFirst(event: Event) {
    event.preventDefault()
    body.current?.querySelector<HTMLElement>('input:not([type="hidden"]), a, button')?.focus()
  }
  function placeFocus(event: Event) {
    event.preventDefault()
    onClosed()
  }
  // The Escape that drops a word of an input method is none of ours.
  function keepInComposition(event: KeyboardEvent) {
    if (inComposition(event)) event.preventDefault()
  }
  // The second press of a double click on what opened it, or on a message in the corner of the screen, is no press
  // beside the dialog.
  function closeByClick(event: MouseEvent) {
    if (event.detail < 2) onClose()
  }
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      {/* Not Radix's own overlay: that locks the scroll with an inline style, which our policy forbids. */}
      <div className={styles.layer}>
        {/* biome-ignore lint/a11y: a keyboard closes it with Escape */}
        <div className={styles.backdrop} onClick={closeByClick} />
        <Radix.Content
          id={id}
          className={styles.sheet}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-subtitle`}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={placeFocus}
          onKeyDown={showFocused}
          onEscapeKeyDown={keepInComposition}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
            <Radix.Title id={`${id}-title`} className={styles.title}>
              {title}
            </Radix.Title>
            <Close to={closeTo} />
          </div>
          <div ref={body} className={styles.body}>
            <Radix.Description id={`${id}-subtitle`} className={styles.subtitle}>
              {subtitle}
            </Radix.Description>
            {children}
          </div>
        </Radix.Content>
      </div>
    </Radix.Root>
  )
}

/** A link until the page runs, so that there is a way out at any time. */
function Close({ to }: { to: string }) {
  const hydrated = useHydrated()
  const cross = <Icon name="close" />
  if (!hydrated) {
    return (
      <Link to={to} className={styles.close} aria-label="Close">
        {cross}
      </Link>
    )
  }
  return (
    <Radix.Close className={styles.close} aria-label="Close">
      {cross}
    </Radix.Close>
  )
}
