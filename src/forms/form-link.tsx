// A link that opens a form over its page. Without script, the server responds with the form open.
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentParams } from '../contract/api'
import { type DialogId, FORM_PARAM } from '../contract/form-places'
import { isUnsubscribePath } from '../contract/unsubscribe'
import { button } from '../ui/button.css'
import { Link } from '../ui/link'
import { hasModifierKey } from '../ui/modifier-key'
import { isSecondClick } from '../ui/second-click'
import { rememberOpener } from './dialog-opener'
import { loadDialog } from './load-dialog'

interface Props {
  form: DialogId
  variant?: keyof typeof button
  /** Used instead of the variant. */
  className?: string
  /** Slug of the service to preset. */
  service?: string
  /** Receives the focus on close if the link itself will be gone. */
  opener?: RefObject<HTMLElement | null>
  onClick?: () => void
  children: ReactNode
}

export function FormLink({ form, variant = 'primary', service, ...props }: Props) {
  const navigate = useNavigate()
  const here = useLocation()
  const { pathname } = here
  const asked = { [FORM_PARAM]: form, ...(service ? { service } : {}) }
  // The server renders an unsubscribe page under another path than the visitor's, and answers for that one only.
  const page = isUnsubscribePath(pathname) ? '/' : pathname
  // Preloads on intent. If this fails, the click tries again.
  const prepare = () => void loadDialog(form).catch(() => undefined)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || hasModifierKey(event)) return
    event.preventDefault()
    if (isSecondClick(event)) return
    // Clicked again while its code is loading: a second entry would be left behind when the form is closed.
    if (new URLSearchParams(location.search).get(FORM_PARAM) === form) return
    rememberOpener(props.opener?.current ?? event.currentTarget)
    props.onClick?.()
    // The rest of the URL stays: campaign tags tell where a lead came from, and the hash selects what the
    // page shows. Not that of a page which is still loading: the form opens over the one that is shown.
    const { search, hash } = location.pathname === pathname ? location : here
    const params = new URLSearchParams(search)
    for (const name of Object.values(sentParams)) params.delete(name)
    for (const [name, value] of Object.entries(asked)) params.set(name, value)
    const opened = { search: `?${params}`, hash }
    // Where closing the form leads back to. React Router numbers the history entries.
    const openedAt = history.state?.idx ?? 0
    void navigate(opened, { state: { openedAt, scroll: 'stay' } })
  }

  return (
    <Link
      to={`${page}?${new URLSearchParams(asked)}`}
      className={props.className ?? button[variant]}
      aria-haspopup="dialog"
      data-replay=""
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {props.children}
    </Link>
  )
}
