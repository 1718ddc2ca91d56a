// The inline contact forms. Their code is loaded when somebody reaches for one; until then they are plain
// HTML forms, and what is typed into them is kept.
import type { ComponentType } from 'react'
import { deferred } from '../ui/loading/deferred'
import { draftOf } from './drafts'

function contactForm(id: 'contact-page' | 'home-contact'): ComponentType {
  const load = async () => {
    const { ContactForm } = await import('./contact-form')
    return () => <ContactForm id={id} />
  }
  // There is a draft to restore, or a confirmation or rejection to announce.
  const urgent = () =>
    draftOf(id).read() !== null ||
    location.search !== '' ||
    document.querySelector(`#${id} [role="alert"]`) !== null
  return deferred(load, urgent)
}

export const ContactPageForm = contactForm('contact-page')
export const HomeContactForm = contactForm('home-contact')
