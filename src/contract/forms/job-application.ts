// The job application.
import * as z from 'zod/mini'
import { limits } from '../field-limits'
import { text } from '../text'
import { createdAt, email, messageRule, name, phoneRule, smsConsent, terms } from './fields'

const application = {
  name: name(),
  email: email(),
  phone: text({ ...phoneRule, min: 10 }),
  position: text({
    label: 'Position',
    message: 'Please select a position',
    min: 1,
    max: limits.position,
  }),
  experience: text({
    label: 'Experience',
    message: 'Please select your experience level',
    min: 1,
    max: limits.experience,
  }),
  // Any text: the team always sees it, but only an http(s) URL becomes clickable.
  resume: text({
    label: 'Resume link',
    message: 'Please provide a link to your resume',
    min: 1,
    max: limits.resume,
  }),
  message: text(messageRule('Please tell us about yourself', { label: 'About you' })),
  smsConsent,
}

export const jobApplicationForm = z.object({ ...application, terms })

/** `POST /api/job-applications`. */
export const jobApplicationSubmission = z.object({ ...application, createdAt })
