// What clients say. Names and wording are drafts: each client confirms their own before the site goes live.

import type { CaseStudySlug } from './case-studies'

export interface Testimonial {
  id: string
  name: string
  position: string
  company: string
  caseStudy: CaseStudySlug
  quote: string
  /** Stars out of five. */
  rating: 4.5 | 5
}

export const testimonials: readonly Testimonial[] = [
  {
    id: 'gj-fitness-owner',
    name: 'Gina J.',
    position: 'Co-owner',
    company: 'GJ Fitness',
    caseStudy: 'gj-fitness',
    quote:
      'I asked for a website and got somebody who first asked what our members call about. The schedule works on a phone now, and when a trainer is out sick I change the page myself before the first class.',
    rating: 5,
  },
  {
    id: 'unitycare-operations',
    name: 'Marcus T.',
    position: 'Operations Manager',
    company: 'UnityCare IT',
    caseStudy: 'unitycare-it',
    quote:
      'We run IT for clinics, so we notice how other people work. The move was rehearsed, our mail never hiccuped, and every account was in our name at the end. I only wish the guide to writing pages were longer.',
    rating: 4.5,
  },
  {
    id: 'gj-fitness-front-desk',
    name: 'Dana R.',
    position: 'Front Desk Lead',
    company: 'GJ Fitness',
    caseStudy: 'gj-fitness',
    quote:
      'I’m the one people call when the site is wrong. They sat down with me, watched me enter a holiday closing, and simplified the form where I got stuck. When I have a question, I talk to the person who built it.',
    rating: 5,
  },
]
