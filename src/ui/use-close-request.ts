// Android's Back gesture, and what else a browser takes for a request to close: it closes the layer in front, not the
// page behind it. Browsers without this (Safari, Firefox) go back, which leaves the page.
import { useEffect, useRef } from 'react'

/** Chromium's interface, which TypeScript does not know yet. */
interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

/** @param open whether there is something to close */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!open || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [open])
}
