// Shows the form that the URL asks for as a dialog over the page. Small: the form itself is loaded on
// demand.
import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router'
import { areFullStylesLoaded, withFullStyles } from '../theme/full-styles'
import { loadWindow } from '../ui/loading/connection'
import { Opening } from '../ui/loading/opening'
import { loadDialog, loadedDialog, requestedDialog } from './load-dialog'
import { useClose } from './use-close'

export function FormDialogs() {
  const { pathname, search } = useLocation()
  const asked = requestedDialog(pathname, search)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // The page that the server sent brings the rules of its form along.
  const [first] = useState(asked)
  const ready = asked && (asked === first || areFullStylesLoaded()) ? loadedDialog(asked) : null
  const missing = ready ? null : asked

  useEffect(() => {
    // A page that was open during a release can no longer load its forms. The server can render them, and its
    // HTML works on its own.
    if (!missing) return
    loadWindow(() => withFullStyles(loadDialog(missing))).then(redraw, () => {
      // Who has closed it meanwhile is not interrupted.
      if (requestedDialog(location.pathname, location.search) === missing) location.reload()
    })
  }, [missing])

  if (missing) return <Loading key={missing} />
  return ready && <ready.Frame key={ready.form.id} form={ready.form} />
}

function Loading() {
  return <Opening onGivenUp={useClose()} />
}
