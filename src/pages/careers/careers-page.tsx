// Careers: what working here is like, how to apply, and how to stay in touch.
import { hero } from '../../content/careers'
import { company } from '../../content/company'
import { FormLink } from '../../forms/form-link'
import { button } from '../../ui/button.css'
import { PageHero } from '../../ui/page-hero'
import { Picture } from '../../ui/picture'
import type { PageModule } from '../page-module'
import { Benefits } from './benefits'
import * as styles from './careers-page.css'
import { HowToApply } from './how-to-apply'
import { StayInTouch } from './stay-in-touch'

function CareersPage() {
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        picture={<Picture name="careers" alt="" eager />}
      >
        <div className={styles.actions}>
          <FormLink form="job-application" variant="mint">
            Apply now
          </FormLink>
          <a href="#how-to-apply" className={button.quietOnInk}>
            How we hire
          </a>
        </div>
      </PageHero>
      <Benefits />
      <HowToApply />
      <StayInTouch />
    </>
  )
}

export const careersPage: PageModule = {
  Page: CareersPage,
  head: () => ({
    title: `IT careers in ${company.address.city} | ${company.name}`,
    description: `Work in IT in ${company.address.city}: time to learn, planned shifts and patient colleagues. See how ${company.name} works, and apply with one short form.`,
    keywords: `IT jobs ${company.address.city}, helpdesk jobs, network engineer, systems administrator, careers`,
    revised: '2026-12-01',
  }),
}
