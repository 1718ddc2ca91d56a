// Validation of the contact form in the browser, loaded when somebody starts to fill it in.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import { contactPageForm, homeContactForm } from '../contract/forms/contact'
import type { ContactFormId, ContactValues } from './contact-values'

// The schemas narrow what they accept (ticked terms, no phone); the form hands its values to them as
// they are, so their input types are widened to the form's.
export const resolvers: Record<ContactFormId, Resolver<ContactValues>> = {
  'contact-page': standardSchemaResolver(contactPageForm) as unknown as Resolver<ContactValues>,
  'home-contact': standardSchemaResolver(homeContactForm) as unknown as Resolver<ContactValues>,
}
