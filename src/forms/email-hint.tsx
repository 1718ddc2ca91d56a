// Asks whether another address is meant, while one with a mistyped domain is in the field. It keeps nobody from sending.
import { useWatch } from 'react-hook-form'
import { useHydrated } from '../ui/loading/use-hydrated'
import * as styles from './email-hint.css'
import type { FieldProps } from './form-values'
import { meantAddress } from './meant-address'

export function EmailHint({ form }: Pick<FieldProps, 'form'>) {
  const hydrated = useHydrated()
  const meant = meantAddress(useWatch({ control: form.control, name: 'email' }))
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
