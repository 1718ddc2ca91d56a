// A field for programs that fill in whatever they find: people neither see it, nor reach it, nor hear of
// it. Whoever meets it without styles is told to leave it alone.
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

/** What was filled in after all, to be sent along: the server judges. */
export function trapped(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(HONEYPOT)
  return typeof value === 'string' && value !== '' ? { [HONEYPOT]: value } : {}
}
