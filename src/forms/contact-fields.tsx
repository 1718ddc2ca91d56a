// The fields of the contact form, in their order.
import type { UseFormReturn } from 'react-hook-form'
import { serviceChoices } from '../contract/choices'
import { CheckField, Field } from '../ui/field'
import * as field from '../ui/field.css'
import { ConsentLabel, TermsLabel } from './agreements'
import type { ContactFormId, ContactValues } from './contact-form'
import * as styles from './contact-form.css'

interface Props {
  id: ContactFormId
  form: UseFormReturn<ContactValues>
  /** Rendered into the HTML, so that the form holds its values without script too. */
  initial: ContactValues
}

export function ContactFields({ id, form, initial }: Props) {
  const { errors } = form.formState
  const base = (name: keyof ContactValues) => ({
    id: `${id}-${name}`,
    error: errors[name]?.message,
  })
  const input = (name: 'name' | 'email' | 'phone' | 'company') => ({
    className: field.control,
    defaultValue: initial[name],
    ...form.register(name),
  })
  const withPhone = id === 'contact-page'

  return (
    <>
      <div className={styles.pair}>
        <Field {...base('name')} label="Full Name">
          {(control) => (
            <input {...control} {...input('name')} autoComplete="name" maxLength={200} required />
          )}
        </Field>
        <Field {...base('email')} label="Email Address">
          {(control) => (
            <input
              {...control}
              {...input('email')}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
          )}
        </Field>
      </div>
      <div className={withPhone ? styles.pair : undefined}>
        {withPhone && (
          <Field {...base('phone')} label="Phone Number" optional>
            {(control) => (
              <input {...control} {...input('phone')} type="tel" autoComplete="tel" maxLength={40} />
            )}
          </Field>
        )}
        <Field {...base('company')} label="Company">
          {(control) => (
            <input
              {...control}
              {...input('company')}
              autoComplete="organization"
              maxLength={200}
              required
            />
          )}
        </Field>
      </div>
      <Field {...base('service')} label="Service Needed">
        {(control) => (
          <select
            {...control}
            className={field.select}
            defaultValue={initial.service}
            required
            {...form.register('service')}
          >
            <option value="">Select a service</option>
            {serviceChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...base('message')} label="Message">
        {(control) => (
          <textarea
            {...control}
            className={field.area}
            defaultValue={initial.message}
            rows={4}
            minLength={10}
            maxLength={5_000}
            required
            {...form.register('message')}
          />
        )}
      </Field>
      <CheckField {...base('smsConsent')} label={<ConsentLabel />}>
        {(control) => (
          <input
            {...control}
            type="checkbox"
            className={field.box}
            defaultChecked={initial.smsConsent === true}
            {...form.register('smsConsent')}
          />
        )}
      </CheckField>
      <CheckField {...base('terms')} label={<TermsLabel />}>
        {(control) => (
          <input
            {...control}
            type="checkbox"
            className={field.box}
            defaultChecked={Boolean(initial.terms)}
            required
            {...form.register('terms')}
          />
        )}
      </CheckField>
    </>
  )
}
