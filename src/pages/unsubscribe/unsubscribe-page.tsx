// What the unsubscribe link of an email leads to: one question, or how it was answered.
import { type ReactNode, useEffect, useState } from 'react'
import { company } from '../../content/company'
import { button } from '../../ui/button.css'
import { ButtonLink } from '../../ui/button-link'
import { PageHero } from '../../ui/page-hero'
import { Picture } from '../../ui/picture'
import { ContactWays } from '../contact-ways'
import type { PageModule } from '../page-module'

interface View {
  title: string
  text: string
  actions: ReactNode
}

const { phone, email } = company

const home = (
  <ButtonLink to="/" variant="quietOnInk">
    Back to Home
  </ButtonLink>
)

const views = {
  ask: {
    title: 'Unsubscribe from our newsletter?',
    text: 'Select Unsubscribe and we will stop sending it. You will still get answers to your own requests.',
    actions: (
      // Posts to the page's own URL, which contains the token. A native post, so that it works with and
      // without script.
      <form method="post">
        <button type="submit" className={button.mint}>
          Unsubscribe
        </button>
      </form>
    ),
  },
  done: {
    title: 'You are unsubscribed',
    text: 'We will not send you our newsletter again. If you miss it, you are welcome back at any time.',
    actions: (
      <>
        {home}
        <ButtonLink to="/careers?form=newsletter" variant="quietOnInk">
          Subscribe again
        </ButtonLink>
      </>
    ),
  },
  unknown: {
    title: 'This link does not work',
    text: `This link does not match any subscription. Open the link from the email once more, or write to ${email.info} and we’ll take you off the list.`,
    actions: home,
  },
  unavailable: {
    title: 'Please try again in a moment',
    text: `We cannot reach our list right now, and nothing has changed. If this keeps happening, call ${phone.text} or write to ${email.info}.`,
    actions: home,
  },
} satisfies Record<string, View>

type State = keyof typeof views

function isState(word: string | undefined): word is State {
  return word !== undefined && Object.hasOwn(views, word)
}

/**
 * The server renders each state once, under a path that ends with its name, and sends it at a URL that ends
 * with a token. In the browser the state is therefore read from the page that the server sent; null if it sent
 * another page, from which the visitor has come back.
 */
function useSentState(slug: string): State | null {
  const [state] = useState((): State | null => {
    if (typeof document === 'undefined') return isState(slug) ? slug : 'unknown'
    const sent = document.querySelector<HTMLElement>('[data-unsubscribe]')?.dataset.unsubscribe
    return isState(sent) ? sent : null
  })
  useEffect(() => {
    // Only the server knows the current state: the visitor may have subscribed again meanwhile.
    if (state === null) location.replace(location.pathname)
  }, [state])
  return state
}

function UnsubscribePage({ slug }: { slug: string }) {
  const state = useSentState(slug)
  const view = state && views[state]
  return (
    <div data-unsubscribe={state}>
      {view && (
        <PageHero
          eyebrow="Newsletter"
          title={view.title}
          lead={<ContactWays text={view.text} />}
          picture={<Picture name="night-desk" alt="" eager />}
        >
          {view.actions}
        </PageHero>
      )}
    </div>
  )
}

export const unsubscribePage: PageModule = {
  Page: UnsubscribePage,
  head: (slug) => ({
    title: `${views[isState(slug) ? slug : 'ask'].title} | ${company.name}`,
    description: `${company.name}’s newsletter: leave it with one click, without signing in.`,
    keywords: `${company.name}, newsletter, unsubscribe`,
    revised: null,
  }),
}
