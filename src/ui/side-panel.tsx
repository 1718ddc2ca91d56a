// A dialog at the right edge of the screen: focus moves in, is trapped and is returned on close; Escape closes it.
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useEffect } from 'react'
import { Icon } from './icon'
import { giveUpOpening } from './loading/opening'
import { isSecondClick } from './second-click'
import * as styles from './side-panel.css'
import { tabInside } from './tab-inside'
import { useCloseRequest } from './use-close-request'

interface Props {
  open: boolean
  title: string
  /** Its name for screen readers, if the title does not say what it is. */
  name?: string
  closeLabel: string
  onClose: () => void
  /** Called after the panel has closed, to place the focus. */
  onClosed: () => void
  children: ReactNode
}

export function SidePanel({ open, title, name, closeLabel, onClose, onClosed, children }: Props) {
  useEffect(() => {
    if (open) giveUpOpening()
  }, [open])
  useCloseRequest(open, onClose)
  function placeFocus(event: Event) {
    event.preventDefault()
    onClosed()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* Not Radix's own overlay: it locks scrolling with an inline style, which our CSP forbids. */}
        <div className={styles.overlay} />
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          {...(name && { 'aria-label': name, 'aria-labelledby': undefined })}
          onKeyDown={tabInside}
          onCloseAutoFocus={placeFocus}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              className={styles.close}
              aria-label={closeLabel}
              onClick={(event) => isSecondClick(event) && event.preventDefault()}
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
