// A labeled control with slots for a hint and an error. The label is above, and marks a field as optional.
import type { ReactNode } from 'react'
import * as styles from './field.css'
import { Icon } from './icon'
import { useHydrated } from './loading/use-hydrated'

interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  required?: boolean
  suppressHydrationWarning?: boolean
  'aria-required'?: boolean
}

interface Props {
  id: string
  label: string
  error?: string | undefined
  optional?: boolean
  /** The ID of a text elsewhere that screen readers read with the control. */
  hintId?: string | undefined
  /** Renders the control with the attributes that link it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ id, label, error, optional = false, hintId, children }: Props) {
  const required = useRequired(!optional)
  return (
    <div className={styles.field}>
      {/* The mark is no part of the name, by which voice control reaches the field. */}
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {optional && (
          <span id={optionalId(id)} className={styles.optional}>
            {' (optional)'}
          </span>
        )}
      </div>
      {children({ id, ...required, ...describe(id, error, [optional && optionalId(id), hintId]) })}
      <FieldMessage id={id} error={error} />
    </div>
  )
}

/** A checkbox with its text beside it. */
export function CheckField({
  id,
  label,
  error,
  optional = false,
  children,
}: Omit<Props, 'label' | 'hintId'> & { label: ReactNode }) {
  const required = useRequired(!optional)
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        {children({ id, ...required, ...describe(id, error) })}
        <label htmlFor={id} className={styles.checkLabel}>
          {label}
        </label>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  )
}

/**
 * The browser's own validation is for visitors without script. Later, it would only have Firefox call a field that is
 * empty invalid, before anybody has touched it.
 */
function useRequired(required: boolean) {
  const hydrated = useHydrated()
  if (!required) return {}
  // While the code of its form is loading, a field may already be as it is later (hold-clicks.ts).
  return hydrated ? { 'aria-required': true } : { required, suppressHydrationWarning: true }
}

const errorId = (id: string) => `${id}-error`
const optionalId = (id: string) => `${id}-optional`

/** The error is read out before the other texts, given by their IDs. */
function describe(
  id: string,
  error: string | undefined,
  others: (string | false | undefined)[] = [],
) {
  const texts = [error && errorId(id), ...others].filter(Boolean)
  return {
    // Never left out: a required field that is empty would count as invalid in the server's HTML.
    'aria-invalid': error !== undefined && error !== '',
    'aria-describedby': texts.join(' ') || undefined,
  }
}

function FieldMessage({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={errorId(id)} className={styles.error}>
      <Icon name="alert" size={18} />
      {/* An element: beside the icon, React could not change a text that a translator has replaced. */}
      <span className={styles.errorText}>{error}</span>
    </p>
  )
}
