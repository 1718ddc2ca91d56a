// The fields of the contact form, in their order.
import type { UseFormReturn } from 'react-hook-form'
import { serviceChoices } from '../contract/choices'
import { CheckField, Field } from '../ui/field'
import * as field from '../ui/field.css'
import { Select } from '../ui/select'
import { ConsentLabel, TermsLabel } from './agreements'
import * as styles from './contact-form.css'
import type { ContactFormId, ContactValues } from './contact-values'
import { TextField } from './text-field'

interface Props {
  id: ContactFormId
  form: UseFormReturn<ContactValues>
  /** Rendered into the HTML, so that the form holds its values without script too. */
  initial: ContactValues
}

export function ContactFields(props: Props) {
  const { id } = props
  const withPhone = id === 'contact-page'
  return (
    <>
      <div className={styles.pair}>
        <TextField {...props} name="name" label="Full Name" autoComplete="name" maxLength={200} />
        <TextField
          {...props}
          name="email"
          label="Email Address"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <div className={withPhone ? styles.pair : undefined}>
        {withPhone && (
          <TextField
            {...props}
            name="phone"
            label="Phone Number"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            optional
          />
        )}
        <TextField
          {...props}
          name="company"
          label="Company"
          autoComplete="organization"
          maxLength={200}
        />
      </div>
      <Inquiry {...props} />
      <Agreements {...props} />
    </>
  )
}

function Inquiry({ id, form, initial }: Props) {
  const { errors } = form.formState
  return (
    <>
      <Field id={`${id}-service`} label="Service Needed" error={errors.service?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('service')}
            defaultValue={initial.service}
            required
          >
            <option value="">Select a service</option>
            {serviceChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`${id}-message`} label="Message" error={errors.message?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('message')}
            className={field.area}
            defaultValue={initial.message}
            rows={4}
            minLength={10}
            maxLength={5_000}
            required
          />
        )}
      </Field>
    </>
  )
}

function Agreements({ id, form, initial }: Props) {
  const { errors } = form.formState
  const box = (name: 'smsConsent' | 'terms') => ({
    ...form.register(name),
    type: 'checkbox',
    className: field.box,
    defaultChecked: initial[name] === true,
  })
  return (
    <>
      <CheckField
        id={`${id}-smsConsent`}
        label={<ConsentLabel />}
        error={errors.smsConsent?.message}
      >
        {(control) => <input {...control} {...box('smsConsent')} />}
      </CheckField>
      <CheckField id={`${id}-terms`} label={<TermsLabel />} error={errors.terms?.message}>
        {(control) => <input {...control} {...box('terms')} required />}
      </CheckField>
    </>
  )
}
