// A modal dialog: focus moves in, is trapped and is returned on close; Escape, the close button and the
// backdrop close it. It is rendered in place, not at the end of the document, so that the server's HTML
// contains it: without script it is a panel in the page.
import * as Radix from '@radix-ui/react-dialog'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import * as styles from './dialog.css'
import { Icon } from './icon'
import { isComposing } from './is-composing'
import { joinUnits } from './join-units'
import { Link } from './link'
import { giveUpOpening } from './loading/opening'
import { useHydrated } from './loading/use-hydrated'
import { isSecondClick } from './second-click'
import { focusLast, tabInside } from './tab-inside'

interface Props {
  /** Prefix of the ids of its parts. */
  id: string
  title: string
  subtitle: string
  /** Where its close button leads without script. */
  closeTo: string
  onClose: () => void
  /** Called after it has closed, to place the focus. */
  onClosed: () => void
  children: ReactNode
}

export function Dialog({ id, title, subtitle, closeTo, onClose, onClosed, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(giveUpOpening, [])
  // A button that is disabled while it sends leaves the focus nowhere, or on the status beside it, from where Tab would go
  // on in the page behind.
  useEffect(() => {
    function keepTabInside(event: KeyboardEvent): void {
      const { activeElement: here } = document
      const sheet = sheetOf(body.current)
      const isNowhere = here === document.body || here?.matches('form [role="status"]')
      if (event.key !== 'Tab' || !sheet || !isNowhere) return
      sheet.focus()
      if (!event.shiftKey) return
      event.preventDefault()
      focusLast(sheet)
    }
    document.addEventListener('keydown', keepTabInside)
    return () => document.removeEventListener('keydown', keepTabInside)
  }, [])
  // Focuses the first field: the close button comes before it, but is not what the visitor came for. Without a field, the
  // dialog itself: a link at its end would scroll away what it says.
  function focusFirst(event: Event) {
    event.preventDefault()
    const field = body.current?.querySelector<HTMLElement>('input:not([type="hidden"])')
    const first = field ?? sheetOf(body.current)
    first?.focus()
  }
  function placeFocus(event: Event) {
    event.preventDefault()
    onClosed()
  }
  // Escape that cancels a word in an input method must not close the dialog.
  function keepInComposition(event: KeyboardEvent) {
    if (isComposing(event)) event.preventDefault()
  }
  // The second click on whatever opened the dialog, or on a toast, is not a click beside the dialog.
  function closeByClick(event: MouseEvent) {
    if (!isSecondClick(event)) onClose()
  }
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      {/* Not Radix's own overlay: it locks scrolling with an inline style, which our CSP forbids. */}
      <div className={styles.layer}>
        {/* biome-ignore lint/a11y: keyboard users close it with Escape */}
        <div className={styles.backdrop} onClick={closeByClick} />
        <div className={styles.frame}>
          <Radix.Content
            id={id}
            className={styles.sheet}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-subtitle`}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={placeFocus}
            onKeyDown={tabInside}
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
                {joinUnits(subtitle)}
              </Radix.Description>
              {children}
            </div>
          </Radix.Content>
        </div>
      </div>
    </Radix.Root>
  )
}

const sheetOf = (part: HTMLElement | null) => part?.closest<HTMLElement>('[role="dialog"]')

/** A link until the page is hydrated, so that there is a way out at any time. */
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
