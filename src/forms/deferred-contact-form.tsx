// The inline contact forms. Their code is loaded when somebody reaches for one; until then they are plain
// HTML forms, and what is typed into them is kept.
import type { ComponentType } from 'react'
import { deferred } from '../ui/deferred'
import { draftOf } from './drafts'
import { typedNames } from './form-values'

type PlacedForm = 'contact-page' | 'home-contact'

function contactForm(id: PlacedForm): ComponentType {
  const load = async () => {
    try {
      const { ContactForm } = await import('./contact-form')
      return () => <ContactForm id={id} />
    } catch (error) {
      keepTyped(id)
      throw error
    }
  }
  // There is a draft to restore, or a confirmation or rejection to announce.
  const urgent = () =>
    draftOf(id).read() !== null ||
    location.search !== '' ||
    document.querySelector(`#${id} [role="alert"]`) !== null
  return deferred(load, { urgent })
}

const fields = [...typedNames, 'service']
const kept = new Set<PlacedForm>()

/**
 * A form whose code is gone, as after a release, is sent as without script. What is typed into it meanwhile is
 * saved as a draft all the same: any other link may reload the site.
 */
function keepTyped(id: PlacedForm): void {
  if (kept.has(id)) return
  kept.add(id)
  function saveDraft({ type, target }: Event): void {
    const form = document.getElementById(id)
    // If its code arrives after all, which turns the browser's own validation off, it saves its draft itself.
    if (!(form instanceof HTMLFormElement) || form.noValidate || !form.contains(target as Node))
      return
    const data = new FormData(form)
    if (type === 'submit') draftOf(id).remove()
    else draftOf(id).write(Object.fromEntries(fields.map((name) => [name, data.get(name) ?? ''])))
  }
  // In the capture phase: React stops an event on its way to HTML that is not hydrated yet.
  for (const type of ['input', 'submit']) addEventListener(type, saveDraft, { capture: true })
}

export const ContactPageForm = contactForm('contact-page')
export const HomeContactForm = contactForm('home-contact')
