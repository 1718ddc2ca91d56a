// The job application form.
import { confirmations } from '../content/confirmations'
import { endpoints } from '../contract/api'
import { experienceChoices, positionChoices } from '../contract/choices'
import { Agreements } from './agreements'
import { type DialogForm, type DialogFormProps, type FormSpec, failure } from './form-spec'
import { MessageField } from './message-field'
import { PersonFields } from './person-fields'
import { SelectField } from './select-field'
import { SiteForm } from './site-form'
import { pair } from './site-form.css'
import { TextField } from './text-field'

const spec: FormSpec = {
  id: 'job-application',
  endpoint: endpoints.jobApplications,
  button: { idle: 'Submit Application', busy: 'Submitting...' },
  success: confirmations['job-application'],
  failure,
}

function JobApplicationForm({ onSent }: DialogFormProps) {
  return (
    <SiteForm spec={spec} onSent={onSent}>
      {(fields) => (
        <>
          <PersonFields {...fields} />
          <TextField {...fields} name="phone" />
          <div className={pair}>
            <SelectField {...fields} name="position" choices={positionChoices} />
            <SelectField {...fields} name="experience" choices={experienceChoices} />
          </div>
          <TextField {...fields} name="resume" />
          <MessageField {...fields} label="About You" />
          <Agreements {...fields} />
        </>
      )}
    </SiteForm>
  )
}

export const jobApplicationDialog: DialogForm = {
  id: 'job-application',
  title: 'Join Our Team',
  subtitle: 'Submit your application and join our team of IT professionals',
  Form: JobApplicationForm,
}
