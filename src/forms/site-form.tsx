// The frame of every form. Complete without script; with it, validated before it is sent.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { nativeFields } from '../contract/api'
import { formElementId, isDialog } from '../contract/form-places'
import { foot } from '../ui/dialog.css'
import { ErrorSummary } from '../ui/error-summary'
import { useHydrated } from '../ui/loading/use-hydrated'
import type { FormSpec } from './form-spec'
import type { FieldProps } from './form-values'
import { Honeypot } from './honeypot'
import { useNativeForm } from './native-form-context'
import { SentNote } from './sent-note'
import * as styles from './site-form.css'
import { SubmitButton, UnsentNote } from './submit-button'
import { useSiteForm } from './use-site-form'

interface Props {
  spec: FormSpec
  /** Called instead of showing the confirmation above the form. */
  onSent?: (() => void) | undefined
  children: (fields: FieldProps) => ReactNode
}

export function SiteForm({ spec, onSent, children }: Props) {
  const { pathname, search } = useLocation()
  const shownAgain = useNativeForm(spec.id) !== null
  const hydrated = useHydrated()
  const { form, initial, reference, result, ...site } = useSiteForm(spec, onSent)
  const id = formElementId(spec.id)
  const entries = Object.entries(form.formState.errors).map(([field, error]) => ({
    fieldId: `${id}-${field}`,
    message: String(error?.message ?? ''),
  }))
  const title = entries.length > 0 ? 'Please check these fields:' : result.refusal
  const note = reference !== null && (
    <SentNote ref={result.note} confirmation={spec.success} reference={reference} />
  )
  // A form in a dialog has nothing more to ask once it is sent.
  if (note && isDialog(spec.id)) return note
  // The button never moves: in a dialog it stays at the foot, elsewhere the note comes below it.
  const unsent = site.unsent && <UnsentNote id={`${id}-unsent`} ref={result.unsent} />
  const hidden = {
    [nativeFields.form]: spec.id,
    // The Referer of a page that is shown again is the API's URL; that of any other page has its whole query.
    [nativeFields.page]: shownAgain ? pathname + search : pathname,
    ...site.fixed,
  }

  return (
    <form
      id={id}
      method="post"
      action={spec.endpoint}
      noValidate={hydrated}
      className={styles.form}
      onFocus={site.onFocus}
      onSubmit={site.onSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {note}
      {title !== '' && <ErrorSummary ref={result.summary} title={title} entries={entries} />}
      {children({ id, form, initial })}
      <Honeypot id={id} />
      {isDialog(spec.id) && unsent}
      <div className={isDialog(spec.id) ? foot : undefined}>
        <SubmitButton
          ref={result.button}
          id={`${id}-send`}
          busy={site.busy}
          sent={reference !== null}
          idle={spec.button.idle}
          working={spec.button.busy}
          describedBy={unsent ? `${id}-unsent` : undefined}
        />
      </div>
      {!isDialog(spec.id) && unsent}
    </form>
  )
}
