// The consultation request, opened from a case study.
import { useLocation } from 'react-router'
import { caseStudies } from '../content/case-studies'
import { confirmations } from '../content/confirmations'
import { endpoints } from '../contract/api'
import { consultationChoices } from '../contract/choices'
import { Agreements } from './agreements'
import { type DialogForm, type DialogFormProps, type FormSpec, failure } from './form-spec'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
import { SelectField } from './select-field'
import { SiteForm } from './site-form'
import { pair } from './site-form.css'
import { TextField } from './text-field'

const spec: FormSpec = {
  id: 'consultation',
  endpoint: endpoints.serviceRequests,
  fixed: { kind: 'consultation' },
  services: consultationChoices,
  button: { idle: 'Request Consultation', busy: 'Submitting...' },
  success: confirmations.consultation,
  failure,
}

function ConsultationForm({ onSent }: DialogFormProps) {
  const { pathname } = useLocation()
  const study = caseStudies.find(({ slug }) => pathname.endsWith(`/${slug}`))
  return (
    <SiteForm spec={{ ...spec, service: study?.relatedService }} onSent={onSent}>
      {(fields) => (
        <>
          <PersonFields {...fields} />
          <div className={pair}>
            <TextField {...fields} name="phone" optional />
            <TextField {...fields} name="company" />
          </div>
          <SelectField {...fields} name="service" choices={consultationChoices} />
          <MessageField {...fields} label="Service Details / Requirements" />
          <Agreements {...fields} />
        </>
      )}
    </SiteForm>
  )
}

export const consultationDialog: DialogForm = {
  id: 'consultation',
  title: 'Request a Consultation',
  subtitle: "Tell us about your business needs and we'll get back to you promptly.",
  Form: ConsultationForm,
}
