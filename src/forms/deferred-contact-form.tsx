// The contact forms that stand in a page. Their code is loaded when somebody reaches for one; until then
// they are plain HTML forms, and what is typed into them is kept.
import type { ComponentType } from 'react'
import { deferred } from '../ui/deferred'
import { drafts } from './drafts'

type PlacedForm = 'contact-page' | 'home-contact'

function contactForm(id: PlacedForm): ComponentType {
  const load = async () => {
    const { ContactForm } = await import('./contact-form')
    return () => <ContactForm id={id} />
  }
  // A draft has to be brought back, a confirmation or a refusal has to be told.
  const urgent = () =>
    drafts.read(id) !== null ||
    location.search !== '' ||
    document.querySelector(`#${id} [role="alert"]`) !== null
  return deferred(load, { urgent })
}

export const ContactPageForm = contactForm('contact-page')
export const HomeContactForm = contactForm('home-contact')
