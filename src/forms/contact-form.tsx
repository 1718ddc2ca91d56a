// The contact form in its two variants. Complete without script; with it, checked while you fill it in.
import { useLocation } from 'react-router'
import { endpoints, nativeFields } from '../contract/api'
import { button, full } from '../ui/button.css'
import { ErrorSummary } from '../ui/error-summary'
import { useHydrated } from '../ui/use-hydrated'
import { BusyLabel } from './busy-label'
import { ContactFields } from './contact-fields'
import * as styles from './contact-form.css'
import type { ContactFormId } from './contact-values'
import { SentNote } from './sent-note'
import { loadResolvers, useContactForm } from './use-contact-form'

export function ContactForm({ id }: { id: ContactFormId }) {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const contact = useContactForm(id)
  const { form, native, reference } = contact
  const busy = contact.state === 'submitting'
  const entries = Object.entries(form.formState.errors).map(([field, error]) => ({
    fieldId: `${id}-${field}`,
    message: String(error?.message ?? ''),
  }))
  const title = entries.length > 0 ? 'Please check these fields:' : (native?.message ?? '')

  return (
    <form
      id={id}
      method="post"
      action={endpoints.contact}
      noValidate={hydrated}
      className={styles.form}
      onFocus={() => void loadResolvers()}
      onSubmit={contact.onSubmit}
    >
      <input type="hidden" name={nativeFields.form} value={id} />
      <input type="hidden" name={nativeFields.page} value={pathname} />
      {reference !== null && <SentNote ref={contact.note} reference={reference} />}
      {title !== '' && <ErrorSummary ref={contact.summary} title={title} entries={entries} />}
      <ContactFields id={id} form={form} initial={contact.initial} />
      <button
        ref={contact.button}
        type="submit"
        className={`${button.primary} ${full}`}
        disabled={busy}
      >
        <BusyLabel busy={busy} idle="Send Message" working="Sending..." />
      </button>
    </form>
  )
}
