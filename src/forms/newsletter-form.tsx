// The newsletter subscription form.
import { confirmations } from '../content/confirmations'
import { endpoints } from '../contract/api'
import { NEWSLETTER_COMPANY } from '../contract/choices'
import { Agreements } from './agreements'
import { type DialogForm, type DialogFormProps, type FormSpec, failure } from './form-spec'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
import { SiteForm } from './site-form'
import { TextField } from './text-field'

const spec: FormSpec = {
  id: 'newsletter',
  endpoint: endpoints.contactSubmissions,
  fixed: { company: NEWSLETTER_COMPANY },
  button: { idle: 'Subscribe', busy: 'Subscribing...' },
  success: confirmations.newsletter,
  failure,
}

function NewsletterForm({ onSent }: DialogFormProps) {
  return (
    <SiteForm spec={spec} onSent={onSent}>
      {(fields) => (
        <>
          <PersonFields {...fields} />
          <TextField {...fields} name="phone" />
          <MessageField {...fields} rows={3} minLength={1} />
          <Agreements {...fields} />
        </>
      )}
    </SiteForm>
  )
}

export const newsletterDialog: DialogForm = {
  id: 'newsletter',
  title: 'Subscribe to Our Newsletter',
  subtitle: 'Tell us who you are and what you would like to read about.',
  Form: NewsletterForm,
}
