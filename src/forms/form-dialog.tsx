// A form in a dialog, and the ways to close it. Loaded together with the form.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentParams } from '../contract/api'
import { FORM_PARAM } from '../contract/form-places'
import { Dialog } from '../ui/dialog'
import { focusOpener } from './dialog-opener'
import type { DialogForm } from './form-spec'

export function FormDialog({ form }: { form: DialogForm }) {
  const { id, title, subtitle, Form } = form
  const { pathname } = useLocation()
  const close = useClose()
  // A link in the form leads to another page, which places the focus itself.
  const focusUnlessLeft = () => {
    if (location.pathname === pathname) focusOpener()
  }
  return (
    <Dialog
      id={`${id}-dialog`}
      title={title}
      subtitle={subtitle}
      closeTo={pathname}
      onClose={close}
      onClosed={focusUnlessLeft}
    >
      <Form onSent={close} />
    </Dialog>
  )
}

/** Removes the form from the URL, once, and only while it is open. */
function useClose(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state, key } = useLocation()
  const open = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry with the form can be closed too
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [key])
  return () => {
    if (!open.current) return
    open.current = false
    // Opened on this page: the history entry that did it goes, so that Back leads to the previous page.
    if ((state as { opened?: unknown } | null)?.opened === true) void navigate(-1)
    else {
      const closed = { pathname, search: withoutForm(search), hash }
      void navigate(closed, { replace: true, state: { scroll: 'stay' } })
    }
  }
}

function withoutForm(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of [FORM_PARAM, ...Object.values(sentParams)]) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}
