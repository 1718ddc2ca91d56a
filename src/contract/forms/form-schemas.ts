// The schema of each form: used by the form itself, and by the server for a native post.
import type { FormId } from '../form-places'
import { consultationForm } from './consultation'
import { contactDialogForm, contactPageForm, homeContactForm } from './contact'
import { jobApplicationForm } from './job-application'
import { newsletterForm } from './newsletter'
import { serviceRequestForm } from './service-request'

export const formSchemas = {
  'contact-page': contactPageForm,
  'home-contact': homeContactForm,
  'service-request': serviceRequestForm,
  contact: contactDialogForm,
  consultation: consultationForm,
  newsletter: newsletterForm,
  'job-application': jobApplicationForm,
} satisfies Record<FormId, unknown>
