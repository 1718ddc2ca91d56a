// The client stories. The client, the industry, the month and the time a relaunch took are facts;
// the wording, the quotes and the addresses are drafts that the client approves before the site goes live.

import type { ServiceSlug } from './services'

export type CaseStudySlug = 'gj-fitness' | 'unitycare-it'

export interface CaseStudySection {
  id: 'challenge' | 'solution' | 'results'
  title: string
  paragraphs: readonly string[]
}

export interface CaseStudy {
  slug: CaseStudySlug
  title: string
  client: string
  industry: string
  website: string
  /** '2025-04' */
  isoDate: string
  /** How long the relaunch took. */
  relaunchedIn: string
  excerpt: string
  sections: readonly CaseStudySection[]
  testimonial: { quote: string; author: string }
  relatedService: ServiceSlug
}

const gjFitness: CaseStudy = {
  slug: 'gj-fitness',
  title: 'GJ Fitness: a gym’s new website in one day',
  client: 'GJ Fitness',
  industry: 'Health & Fitness',
  website: 'https://gj-fitness.example',
  isoDate: '2025-04',
  relaunchedIn: 'One day',
  excerpt:
    'The owners of a fitness gym could not change their own class times. We relaunched their site in one day, and handed them the keys.',
  sections: [
    {
      id: 'challenge',
      title: 'The Challenge',
      paragraphs: [
        'A gym’s website has a short list of jobs: show when classes are, where the door is, what a first visit is like, and how to join. The site GJ Fitness had did none of them well on a phone, which is where people decide whether to train tonight. The schedule was a picture that had to be pinched and dragged, and the contact form sat at the bottom of a page that loaded slowly on mobile data.',
        'Worse, the owners could not change it. Every new class or holiday closing meant asking someone else and waiting, so the site drifted away from what was true on the gym floor, and people called to ask what the page should have told them.',
        'They wanted it fixed without a long project. They run a gym: there was no time for weeks of workshops, and a page that says “coming soon” costs them visitors every day it stays up.',
      ],
    },
    {
      id: 'solution',
      title: 'The Solution',
      paragraphs: [
        'We agreed to do the relaunch in one day, and cut the scope until that was honest. In the morning we sat down with the owners and decided what a visitor must be able to do, page by page. Whatever served none of those tasks was dropped. The copy was rewritten on the spot, in the owners’ words, by someone asking the questions a new member asks.',
        'While the pages were being built, the groundwork ran in parallel: access to the domain was recovered, the old addresses were listed and redirected to the new ones, so that bookmarks and search results kept working, and a copy of the old site was kept so that the switch could be undone. The schedule became a real table that a phone can show and a screen reader can read.',
        'Before the switch we went through every page on a phone and with the keyboard alone, sent the form and watched it arrive. Then the owners changed a class time themselves, with us beside them, until it felt routine. That was the handover.',
      ],
    },
    {
      id: 'results',
      title: 'The Results',
      paragraphs: [
        'The new site went live in one day, start to finish. The old one was up until the moment of the switch, so nobody met an error page in between.',
        'The schedule, directions to the gym and the form for a first visit are each one tap from the front page on a phone. The owners keep class times and closings current themselves, and the accounts for domain, hosting and site are in the gym’s own name, written down in one document. If they ever want to work with someone else, they can.',
      ],
    },
  ],
  testimonial: {
    quote:
      'In the morning we talked about what our members keep asking us at the desk. In the evening the new site was up, and I changed a class time on it myself.',
    author: 'Owner, GJ Fitness',
  },
  relatedService: 'web-design',
}

const unityCare: CaseStudy = {
  slug: 'unitycare-it',
  title: 'UnityCare IT: a clearer site for healthcare IT in under a week',
  client: 'UnityCare IT',
  industry: 'Healthcare IT',
  website: 'https://unitycare-it.example',
  isoDate: '2025-03',
  relaunchedIn: 'Under one week',
  excerpt:
    'A provider of IT for healthcare had a site that spoke to engineers. In under one week, it spoke to practice managers.',
  sections: [
    {
      id: 'challenge',
      title: 'The Challenge',
      paragraphs: [
        'UnityCare IT looks after technology for healthcare organizations. The people who choose such a provider are practice managers and administrators, not engineers. They want quick answers to three questions: Do you understand a clinic’s day? Will you keep patient information safe? Whom do I call? The old site answered with product names and abbreviations, and hid the phone number in the footer.',
        'In this field a website is also read as evidence. Slow pages, or text that someone with low vision cannot read, count against a company that wants to be trusted with other people’s systems, however good its engineers are.',
        'And it could not take months. Conversations with prospects were already under way, and each of them ended with someone opening that site.',
      ],
    },
    {
      id: 'solution',
      title: 'The Solution',
      paragraphs: [
        'We started with the words. In a working session we collected the questions that UnityCare’s own prospects ask, and gave each of them a heading and an answer without jargon. What was left became the structure: services described by the problem they remove, a page about how data is handled, and one way to get in touch that is visible everywhere.',
        'The pages were built to be fast and to depend on little: no outside scripts that watch visitors, no form that asks for medical details, an encrypted connection throughout, and a strict policy on what a page may load. We checked contrast, keyboard use and headings against the WCAG success criteria while building, when a fix is cheap.',
        'The draft was online behind a password early, so that the team at UnityCare could read it on their own phones and correct it line by line. The move itself changed a single address and was rehearsed beforehand, with the old site kept ready in case it had to come back.',
      ],
    },
    {
      id: 'results',
      title: 'The Results',
      paragraphs: [
        'From the first session to the public launch, it took under one week. The move did not touch email, and the old addresses lead to the matching new pages.',
        'A visitor now learns on the first screen whom UnityCare IT works for and how to reach a person. The team writes and publishes its own pages, with a short guide that shows how to keep headings, links and alt text in order, so the site stays readable after we have left the room.',
      ],
    },
  ],
  testimonial: {
    quote:
      'They asked what our customers ask us, and wrote the site around that. It was live in under one week, and for the first time I could send a practice manager a link without adding an explanation.',
    author: 'Managing Director, UnityCare IT',
  },
  relatedService: 'web-design',
}

/** Newest first. */
export const caseStudies: readonly CaseStudy[] = [gjFitness, unityCare]
