// A window in a corner of the screen, beside the page or over all of it. Focus goes in and comes back;
// over the page it also stays in. Escape closes it from inside.
import * as Dialog from '@radix-ui/react-dialog'
import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react'
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
  // Beside the page Tab leads on to it. Radix would lead it around inside, as over the page.
  function leaveTabAlone(event: ReactKeyboardEvent) {
    if (stands === 'beside' && event.key === 'Tab') event.stopPropagation()
  }
  useFocusGuardsOutOfTheWay(stands === 'beside')
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
        onKeyDownCapture={leaveTabAlone}
        onEscapeKeyDown={closeFromInside}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Radix puts a stop for Tab, which nobody sees, at either end of the page. */
function useFocusGuardsOutOfTheWay(away: boolean): void {
  useEffect(() => {
    if (!away) return
    const guards = document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')
    for (const guard of guards) guard.tabIndex = -1
    return () => {
      for (const guard of guards) guard.tabIndex = 0
    }
  }, [away])
}

/** Names the window. */
export const WindowTitle = Dialog.Title
export const WindowClose = Dialog.Close
