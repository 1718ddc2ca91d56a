// Asks whether another address is meant, while one with a mistyped domain is in the field. It keeps nobody from sending.
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { loadFullStyles } from '../theme/full-styles'
import { useHydrated } from '../ui/loading/use-hydrated'
import * as styles from './email-hint.css'
import type { FieldProps } from './form-values'
import { meantAddress } from './meant-address'

/** Milliseconds without a key or a press: `acme.con` may be on its way to `acme.construction`. */
const PAUSE_MS = 700

export function EmailHint({ form }: Pick<FieldProps, 'form'>) {
  const hydrated = useHydrated()
  const typed = useWatch({ control: form.control, name: 'email' })
  const [settled, settle] = useState('')
  const meant = settled === typed ? meantAddress(typed) : ''
  useEffect(() => {
    if (meantAddress(typed) === '') return
    const ended = new AbortController()
    const { signal } = ended
    // The page holds no rules for the question, which a restored draft brings without any interaction.
    const styled = loadFullStyles().catch(() => undefined)
    whenIdle(() => settle(typed), { after: styled, signal })
    return () => ended.abort()
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

/**
 * The question moves what is below it: while a button there is pressed, the press would miss it.
 * @param after what has to be there first, however long it takes
 */
function whenIdle(
  then: () => void,
  { after, signal }: { after: Promise<unknown>; signal: AbortSignal },
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isIdle = false
  let isReady = false
  const proceed = () => {
    if (isIdle && isReady && !signal.aborted) then()
  }
  const hold = () => {
    isIdle = false
    clearTimeout(timer)
  }
  const wait = () => {
    hold()
    timer = setTimeout(() => {
      isIdle = true
      proceed()
    }, PAUSE_MS)
  }
  addEventListener('pointerdown', hold, { signal })
  addEventListener('pointerup', wait, { signal })
  addEventListener('pointercancel', wait, { signal })
  signal.addEventListener('abort', hold)
  wait()
  void after.then(() => {
    isReady = true
    proceed()
  })
}
