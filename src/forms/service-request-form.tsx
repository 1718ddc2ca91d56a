// The service request form.
import { company } from '../content/company'
import { confirmations } from '../content/confirmations'
import { endpoints } from '../contract/api'
import { serviceChoices, urgencyChoices } from '../contract/choices'
import { hint } from '../ui/field.css'
import { Agreements } from './agreements'
import { type DialogForm, type DialogFormProps, type FormSpec, failure } from './form-spec'
import type { FieldProps } from './form-values'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
import { SelectField } from './select-field'
import { SiteForm } from './site-form'
import { pair } from './site-form.css'
import { TextField } from './text-field'

const spec: FormSpec = {
  id: 'service-request',
  endpoint: endpoints.serviceRequests,
  services: serviceChoices,
  button: { idle: 'Request Service', busy: 'Submitting...' },
  success: confirmations['service-request'],
  failure,
}

function ServiceRequestForm({ onSent }: DialogFormProps) {
  return (
    <SiteForm spec={spec} onSent={onSent}>
      {(fields) => (
        <>
          <PersonFields {...fields} />
          <div className={pair}>
            <TextField {...fields} name="phone" />
            <TextField {...fields} name="company" />
          </div>
          <Choices {...fields} />
          <MessageField {...fields} label="Service Details / Requirements" />
          <Agreements {...fields} />
        </>
      )}
    </SiteForm>
  )
}

/** With a number to call: a visitor with an outage should not wait for a form to be read. */
function Choices(fields: FieldProps) {
  const { text, href } = company.phone
  const hintId = `${fields.id}-urgency-hint`
  return (
    <div>
      <div className={pair}>
        <SelectField {...fields} name="service" choices={serviceChoices} />
        <SelectField {...fields} name="urgency" choices={urgencyChoices} hintId={hintId} />
      </div>
      <p id={hintId} className={hint}>
        Something critical? Call <a href={href}>{text}</a> now; it is faster than any form.
      </p>
    </div>
  )
}

export const serviceRequestDialog: DialogForm = {
  id: 'service-request',
  title: 'Request Service',
  subtitle: "Tell us what you need and we'll get back to you promptly",
  Form: ServiceRequestForm,
}
