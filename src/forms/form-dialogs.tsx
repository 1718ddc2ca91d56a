// Shows the form that the address asks for, over the page. Small: the form itself comes when it is
// needed.
import { useEffect, useReducer } from 'react'
import { useLocation } from 'react-router'
import { loadAsked } from '../ui/connection'
import { askedDialog, loadDialog, loadedDialog } from './load-dialog'

export function FormDialogs() {
  const { pathname, search } = useLocation()
  const asked = askedDialog(pathname, search)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const ready = asked ? loadedDialog(asked) : null
  const missing = ready ? null : asked

  useEffect(() => {
    // A page that was open while a new version came out cannot load its forms any more. The server can
    // show them: its HTML works by itself.
    if (missing) loadAsked(() => loadDialog(missing)).then(redraw, () => location.reload())
  }, [missing])

  return ready && <ready.Frame key={ready.form.id} form={ready.form} />
}
