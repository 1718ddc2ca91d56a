// A window in a corner of the screen, beside the page or over all of it. Focus goes in and comes back;
// over the page it also stays in. Escape closes it from inside.
import * as Dialog from '@radix-ui/react-dialog'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { inComposition } from './in-composition'

interface Props {
  id: string
  ref: RefObject<HTMLDivElement | null>
  className: string
  stands: 'beside' | 'over'
  onClose: () => void
  /** Called when it is there and once it is gone, to put the focus where it belongs. */
  onOpened: () => void
  onClosed: () => void
  onClick: (event: MouseEvent) => void
  children: ReactNode
}

export function CornerWindow({ id, ref, className, stands, children, ...on }: Props) {
  const instead = (place: () => void) => (event: Event) => {
    event.preventDefault()
    place()
  }
  function closeFromInside(event: KeyboardEvent) {
    // Elsewhere on the page Escape means something else, and to an input method too.
    const inside = ref.current?.contains(document.activeElement)
    if (!inside || inComposition(event)) event.preventDefault()
  }
  return (
    <Dialog.Root open modal={stands === 'over'} onOpenChange={(open) => !open && on.onClose()}>
      <Dialog.Content
        ref={ref}
        id={id}
        className={className}
        aria-describedby={undefined}
        onOpenAutoFocus={instead(on.onOpened)}
        onCloseAutoFocus={instead(on.onClosed)}
        onClick={on.onClick}
        onEscapeKeyDown={closeFromInside}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Names the window. */
export const WindowTitle = Dialog.Title
export const WindowClose = Dialog.Close
