// A field for bots that fill in whatever they find: people cannot see it, reach it or hear of it. A visitor
// who gets it without styles is told to leave it empty.
import { HONEYPOT } from '../contract/api'
import { visuallyHidden } from '../theme/layout.css'

/** @param id of the form */
export function Honeypot({ id }: { id: string }) {
  const own = `${id}${HONEYPOT}`
  return (
    <div aria-hidden="true" className={visuallyHidden}>
      <label htmlFor={own}>Leave this empty</label>
      <input id={own} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The honeypot's value if it was filled in, to be sent along: the server decides. */
export function trapped(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(HONEYPOT)
  return typeof value === 'string' && value !== '' ? { [HONEYPOT]: value } : {}
}
