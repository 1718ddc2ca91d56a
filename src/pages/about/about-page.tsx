// About: who we are, what we hold each other to, and how to join us.
import { values } from '../../content/about'
import { company, emergencyHours } from '../../content/company'
import { inWords } from '../../content/in-words'
import { ButtonLink } from '../../ui/button-link'
import { PageHero } from '../../ui/page-hero'
import { Picture } from '../../ui/picture'
import type { PageModule } from '../page-module'
import { CoreValues } from './core-values'
import { JoinUs } from './join-us'
import { OurStory } from './our-story'

const { city, state } = company.address

function AboutPage() {
  return (
    <>
      <PageHero
        eyebrow="About"
        title="The IT people who answer for all of it"
        lead={`${company.name} runs the technology of businesses in and around ${company.address.city}: one team, one number, and emergency support ${emergencyHours.text}.`}
        picture={<Picture name="about-story" alt="" eager />}
      >
        <ButtonLink to="/careers" variant="mint">
          Join Our Team
        </ButtonLink>
      </PageHero>
      <OurStory />
      <CoreValues />
      <JoinUs />
    </>
  )
}

export const aboutPage: PageModule = {
  Page: AboutPage,
  head: () => ({
    title: `About our ${city} IT team | ${company.name}`,
    description: `Who is behind ${company.name} in ${city}, ${state}: our story, the ${inWords(values.length)} values we work by, and how to join the team.`,
    keywords: `about, IT company ${city}, managed services team, company values, IT jobs ${city}`,
    revised: '2026-12-01',
  }),
}
