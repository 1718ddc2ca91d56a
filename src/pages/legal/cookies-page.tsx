// Cookie Policy: the text is in src/content/legal/cookies.ts.
import { company } from '../../content/company'
import { cookies } from '../../content/legal'
import type { PageModule } from '../page-module'
import { CookieSettingsButton } from './cookie-settings-button'
import { LegalLayout } from './legal-layout'

function CookiesPage() {
  return (
    <LegalLayout page={cookies} path="/cookies">
      <CookieSettingsButton />
    </LegalLayout>
  )
}

export const cookiesPage: PageModule = {
  Page: CookiesPage,
  head: () => ({
    title: `${cookies.title} | ${company.name}`,
    description:
      'What this website keeps in your browser, why, and for how long; how to change your choice, and which signals of your browser we honor.',
    keywords: 'cookie policy, cookies, local storage, Global Privacy Control',
    revised: cookies.revised,
  }),
}
