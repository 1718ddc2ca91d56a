// A window in a corner of the screen, beside the page or over all of it. Focus moves in and is returned on
// close; over the page it is also trapped. Escape closes the window from inside, and from what it hides.
import * as Dialog from '@radix-ui/react-dialog'
import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { isComposing } from './is-composing'
import { giveUpOpening } from './loading/opening'
import { tabInside } from './tab-inside'
import { useCloseRequest } from './use-close-request'

interface Props {
  id: string
  ref: RefObject<HTMLDivElement | null>
  className: string
  /** IDs of the texts that screen readers read when the window gets the focus. */
  describedBy: string
  stands: 'beside' | 'over'
  onClose: () => void
  /** Called after it has opened and after it has closed, to place the focus. */
  onOpened: () => void
  onClosed: () => void
  onClick: (event: MouseEvent) => void
  children: ReactNode
}

export function CornerWindow({ id, ref, className, describedBy, stands, children, ...on }: Props) {
  const instead = (place: () => void) => (event: Event) => {
    event.preventDefault()
    place()
  }
  const focusStays = useRef(false)
  useEffect(giveUpOpening, [])
  useCloseRequest(stands === 'over', on.onClose)
  function closeByEscape(event: KeyboardEvent) {
    const inside = ref.current?.contains(document.activeElement)
    const behind = !inside && isFocusBehind(ref.current)
    // Elsewhere on the page Escape has another meaning, and for an input method too.
    if (!(inside || behind) || isComposing(event)) event.preventDefault()
    else focusStays.current = behind
  }
  // Beside the page Tab moves on to the rest of the page. Radix would trap it inside, as it does over the page.
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
        aria-describedby={describedBy}
        onOpenAutoFocus={instead(on.onOpened)}
        onCloseAutoFocus={instead(() => void (focusStays.current || on.onClosed()))}
        onClick={on.onClick}
        onKeyDownCapture={leaveTabAlone}
        onKeyDown={tabInside}
        onEscapeKeyDown={closeByEscape}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Whether the window hides what has the focus: at the end of the page no scrolling would bring it into view. */
function isFocusBehind(window: HTMLElement | null): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false
  const { x, y, width, height } = focused.getBoundingClientRect()
  return window?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false
}

/** Radix puts an invisible Tab stop at either end of the page. */
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

/** Accessible name of the window. */
export const WindowTitle = Dialog.Title
export const WindowClose = Dialog.Close
