// The web design page.
import { company } from '../company'
import type { ServiceDetail } from './service-detail'

const { city } = company.address

export const webDesign: ServiceDetail = {
  summary: `Websites for ${city} businesses that load fast on a phone, are checked against WCAG 2.2 AA and can be edited by your own team. Domain and accounts stay yours.`,
  lead: 'A website that loads fast on a phone, can be used by everyone, and can be changed by your own people the same afternoon.',
  detailContent: [
    'We start with the questions your customers ask on the phone. Before anyone draws a page, we sit down with whoever answers that phone and write the list: What does it cost? Do you come to my part of town? How do I book? What happens next? Each question gets a heading and an answer. That list becomes the structure of the site, and it is the reason most pages end up shorter than the ones they replace.',
    'Then we build with restraint. Pages are plain HTML that arrives complete, so they can be read before a script has run, by a search engine and by an old phone on a bad connection. Fonts and pictures come from your own domain. We check contrast, keyboard use, headings and form errors against WCAG 2.2 AA while building, with a tool and by hand, because a machine finds only part of what keeps people out.',
    'A launch is an operation, and we run it like one. The old addresses are listed and each one is redirected to its new page, so search results and bookmarks keep working. We lower the lifetime of the DNS records the day before, keep a copy of the old site, leave the email records alone, and send every form once to see it arrive. If something is wrong after the switch, going back means changing one record.',
    'At the end you own it. Domain, hosting and accounts are in your company’s name, and a short document says where everything is, who can sign in and how a page is edited. We train the people who will do the editing, on their own pages. Updates, backups and monitoring can stay with us, and the same helpdesk that knows your office takes the call when a page looks odd.',
  ],
  features: [
    'Structure and copy built from your customers’ real questions',
    'Design for phones first, tested down to the smallest screens',
    'Accessibility checked against WCAG 2.2 AA, by tool and by hand',
    'Redirects for every old address that anyone still links to',
    'Forms protected against spam without puzzles for your visitors',
    'An editor your own team learns on its own pages',
  ],
  additionalFeatures: [
    'Structured data, so search engines show hours, place and questions correctly',
    'Privacy by default: no tracker runs before a visitor has agreed',
    'Uptime and certificate monitoring after the launch',
    'Backups of content and code, with a restore tried before we go live',
  ],
  benefits: [
    'You change a price or your holiday hours yourself',
    'Domain, hosting and accounts are in your name',
    'The team that builds the site also runs servers, so a launch is rehearsed',
    'You get one document that lets someone else take over',
    'Scope is cut in the open, so the part that matters most goes live first',
  ],
  caseStudies: [
    {
      slug: 'gj-fitness',
      title: 'GJ Fitness: a gym’s new website in one day',
      excerpt:
        'The owners could not change their own class times. One day later they had a site that works on a phone, and they edit it themselves.',
    },
    {
      slug: 'unitycare-it',
      title: 'UnityCare IT: a clearer site for healthcare IT in under a week',
      excerpt:
        'A site that spoke to engineers was rewritten for practice managers and went live in under one week.',
    },
  ],
  processList: [
    {
      title: 'Listen',
      description:
        'A working session with the people who talk to your customers. We leave with the list of questions the site has to answer.',
    },
    {
      title: 'Write and sketch',
      description:
        'Copy and page structure come first, as a draft you can click through and mark up. What serves nobody is left out.',
    },
    {
      title: 'Build in the open',
      description:
        'You get the address of a protected preview early and watch it grow on your own phone.',
    },
    {
      title: 'Check',
      description:
        'Keyboard, screen reader, slow connection, printed page, every form, every old address. You get the list with the results.',
    },
    {
      title: 'Launch',
      description:
        'At a time that suits your business, with a rollback plan that was tried beforehand. Email is not touched.',
    },
    {
      title: 'Hand over',
      description:
        'Training on your own pages, a document with all accounts, and an agreement about who takes care of updates.',
    },
  ],
}
