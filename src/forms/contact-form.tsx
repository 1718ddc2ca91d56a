// The contact form: on the contact page, at the foot of the home page, and as a dialog over the home page.
import { company } from '../content/company'
import { confirmations } from '../content/confirmations'
import { endpoints } from '../contract/api'
import { serviceChoices } from '../contract/choices'
import { Agreements } from './agreements'
import { type DialogForm, type DialogFormProps, type FormSpec, failure } from './form-spec'
import type { FieldProps } from './form-values'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
import { SelectField } from './select-field'
import { SiteForm } from './site-form'
import * as styles from './site-form.css'
import { TextField } from './text-field'

type ContactFormId = 'contact-page' | 'home-contact' | 'contact'

const shared = {
  endpoint: endpoints.contact,
  services: serviceChoices,
  button: { idle: 'Send Message', busy: 'Sending...' },
  success: confirmations.contact,
  failure,
}
const specs: { [Id in ContactFormId]: FormSpec<Id> } = {
  'contact-page': { id: 'contact-page', ...shared },
  'home-contact': {
    id: 'home-contact',
    ...shared,
    // This form has no phone field; the endpoint receives an empty value.
    fixed: { phone: '' },
    // The section has its own messages for success and failure.
    successToast: {
      title: 'Message Sent',
      text: "Thank you for reaching out! We'll be in touch soon.",
    },
    failure: { title: 'Submission failed', text: 'Please try again later or contact us directly.' },
  },
  contact: { id: 'contact', ...shared },
}

interface Props extends Partial<DialogFormProps> {
  id: ContactFormId
}

export function ContactForm({ id, onSent }: Props) {
  return (
    <SiteForm spec={specs[id]} onSent={onSent}>
      {(fields) => (
        <>
          <PersonFields {...fields} />
          <Reach {...fields} variant={id} />
          <SelectField {...fields} name="service" choices={serviceChoices} />
          <MessageField {...fields} />
          <Agreements {...fields} withTexts={id !== 'home-contact'} />
        </>
      )}
    </SiteForm>
  )
}

/** Phone and company, as the variant asks for them. */
function Reach({ variant, ...fields }: FieldProps & { variant: ContactFormId }) {
  if (variant === 'home-contact') return <TextField {...fields} name="company" />
  const overPage = variant === 'contact'
  return (
    <div className={styles.pair}>
      <TextField {...fields} name="phone" optional={!overPage} />
      <TextField {...fields} name="company" optional={overPage} />
    </div>
  )
}

export const contactDialog: DialogForm = {
  id: 'contact',
  title: 'Get in Touch',
  subtitle: `A person on our team reads every message and answers ${company.responseTimes.standard}.`,
  Form: ({ onSent }) => <ContactForm id="contact" onSent={onSent} />,
}
