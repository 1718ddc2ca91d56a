// Toasts in a corner of the screen. The live regions are in the page from the start, so that screen
// readers know them before anything is announced.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { areFullStylesLoaded } from '../../theme/full-styles'
import { Icon } from '../icon'
import { Renewing } from '../loading/renewing'
import { dismissToast, type Toast, useToasts } from './toast-store'
import * as styles from './toaster.css'

/** Duration of a toast that is not lasting: long enough to read twice; paused while hovered or focused. */
const SHOWN_MS = 8_000
const SLOW_MS = 20_000

/** Where the network was lost before the first touch, the sheet with the styles of a toast could not be loaded. */
const WITHOUT_SHEET = {
  display: 'flex',
  gap: '12px',
  padding: '16px',
  background: 'Canvas',
  pointerEvents: 'auto',
} as const

export function Toaster() {
  const toasts = useToasts()
  const isPatient = ({ tone, patient = false }: Toast) => tone === 'success' || patient
  const cards = (region: readonly Toast[]) =>
    region.map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <Renewing attempt={toasts.map(({ id }) => id).join()}>
      <div className={styles.corner}>
        <div role="status" aria-live="polite" className={styles.region}>
          {cards(toasts.filter(isPatient))}
        </div>
        <div role="alert" aria-live="assertive" className={styles.alerts}>
          {cards(toasts.filter((toast) => !isPatient(toast)))}
        </div>
      </div>
    </Renewing>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { card, from } = useFocusBack()
  // A pointer that passes over a focused toast and leaves it must not end it.
  const held = pointed || focused
  useEffect(() => {
    if (held || toast.lasting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Whoever is in another tab has not seen it yet.
    function count(): void {
      clearTimeout(timer)
      if (!document.hidden)
        timer = setTimeout(() => dismissToast(toast.id), toast.slow ? SLOW_MS : SHOWN_MS)
    }
    count()
    document.addEventListener('visibilitychange', count)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [held, toast.id, toast.lasting, toast.slow])
  const { title, text, detail, tone } = toast
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups a message
    <div
      ref={card}
      role="group"
      aria-label={title}
      className={styles.card[tone]}
      style={areFullStylesLoaded() ? undefined : WITHOUT_SHEET}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true)
        // Null when the window has regained the focus: the earlier origin then stays.
        if (relatedTarget instanceof HTMLElement) from.current = relatedTarget
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss message"
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}

/** Returns the focus to where it came from when the card that has it goes. */
function useFocusBack() {
  const card = useRef<HTMLDivElement>(null)
  const from = useRef<HTMLElement | null>(null)
  useLayoutEffect(
    () => () => {
      if (!card.current?.contains(document.activeElement)) return
      const back = from.current?.isConnected ? from.current : document.getElementById('main')
      back?.focus({ preventScroll: true })
    },
    [],
  )
  return { card, from }
}
