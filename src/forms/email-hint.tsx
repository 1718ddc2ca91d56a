// Asks whether another address is meant, while one with a mistyped domain is in the field. It keeps nobody from sending.
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { loadFullStyles } from '../theme/full-styles'
import { useHydrated } from '../ui/loading/use-hydrated'
import * as styles from './email-hint.css'
import type { FieldProps } from './form-values'
import { meantAddress } from './meant-address'

/** Milliseconds without a key: `acme.con` may be on its way to `acme.construction`. */
const PAUSE_MS = 700

export function EmailHint({ form }: Pick<FieldProps, 'form'>) {
  const hydrated = useHydrated()
  const typed = useWatch({ control: form.control, name: 'email' })
  const [settled, settle] = useState('')
  const meant = settled === typed ? meantAddress(typed) : ''
  useEffect(() => {
    if (meantAddress(typed) === '') return
    // The page holds no rules for the question, which a restored draft brings without any interaction.
    const ask = () =>
      loadFullStyles()
        .catch(() => undefined)
        .then(() => settle(typed))
    const timer = setTimeout(ask, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  function correct(): void {
    form.setValue('email', meant, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    // The button is about to be gone.
    form.setFocus('email')
  }
  // There before its text, so that screen readers say it.
  if (!hydrated) return null
  return (
    <div role="status">
      {meant !== '' && (
        <p className={styles.hint}>
          Did you mean{' '}
          <button type="button" className={styles.meant} onClick={correct}>
            {meant}
          </button>
          ?
        </p>
      )}
    </div>
  )
}
