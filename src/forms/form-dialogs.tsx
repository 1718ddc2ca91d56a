// Shows the form that the URL asks for as a dialog over the page. Small: the form itself is loaded on
// demand.
import { useEffect, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadOnDemand } from '../ui/connection'
import { WhileLoading } from '../ui/while-loading'
import { loadDialog, loadedDialog, requestedDialog } from './load-dialog'

export function FormDialogs() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const asked = requestedDialog(pathname, search)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const ready = asked ? loadedDialog(asked) : null
  const missing = ready ? null : asked
  function giveWay(): void {
    // Otherwise the form came with its page, and Back would leave that.
    if ((state as { opened?: unknown } | null)?.opened === true) void navigate(-1)
  }

  useEffect(() => {
    // A page that was open during a release can no longer load its forms. The server can render them, and its
    // HTML works on its own.
    if (missing) loadOnDemand(() => loadDialog(missing)).then(redraw, () => location.reload())
  }, [missing])

  if (missing) return <WhileLoading key={missing} onSuperseded={giveWay} />
  return ready && <ready.Frame key={ready.form.id} form={ready.form} />
}
