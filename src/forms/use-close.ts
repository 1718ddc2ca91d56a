// Closes a form that the URL opened, whether it is shown or still loading.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentParams } from '../contract/api'
import { FORM_PARAM } from '../contract/form-places'

/** Removes the form from the URL, once, and only while it is open. */
export function useClose(): () => void {
  const navigate = useNavigate()
  const shown = useLocation()
  const open = useRef(true)
  const shownAt = useRef(0)
  // Not only its key: coming back to the same history entry opens the form again.
  useEffect(() => {
    open.current = true
    // React Router numbers the history entries. The current one may be that of a link in the form already.
    const { key = 'default', idx = 0 } = history.state ?? {}
    if (key === shown.key) shownAt.current = idx
    return () => {
      open.current = false
    }
  }, [shown])
  return () => {
    if (!open.current) return
    open.current = false
    const { pathname, search, hash, state } = shown
    const { openedAt } = (state ?? {}) as { openedAt?: number }
    const hide = () => {
      const closed = { pathname, search: withoutForm(search), hash }
      void navigate(closed, { replace: true, state: { scroll: 'stay' } })
    }
    // Opened on this page: the history entry that did it goes, so that Back leads to the previous page. Opened by its
    // URL: the entry is replaced. Neither is the current one while a link in the form leads to a page that is still
    // loading.
    const target = openedAt ?? shownAt.current
    const steps = target - (history.state?.idx ?? target)
    if (openedAt === undefined && steps < 0) addEventListener('popstate', hide, { once: true })
    if (steps < 0) void navigate(steps)
    else hide()
  }
}

function withoutForm(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of [FORM_PARAM, ...Object.values(sentParams)]) params.delete(name)
  // Safari before 17 and Chrome before 113 lack `params.size`.
  const rest = params.toString()
  return rest && `?${rest}`
}
