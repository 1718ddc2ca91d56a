// The digital marketing page.
import { company } from '../company'
import type { ServiceDetail } from './service-detail'

const { city } = company.address

export const digitalMarketing: ServiceDetail = {
  summary: `Local search, useful pages and paid ads with a fixed budget for ${city} companies, reported once a month in inquiries rather than clicks.`,
  lead: 'Be found by the people who are already looking for what you do, and know what brings your inquiries in.',
  detailContent: [
    'Most small companies need no campaign to begin with. They need their basics to agree. Is the address in maps and search the one on your door? Do the hours match? Does the page about a service say in its first sentence what it is, for whom, and in which part of town? We go through every place where your business is listed, claim the listings that belong to you, correct them, and write down who holds the sign-in.',
    'Then we look at what people type. Search tools and your own site’s search box show the words customers use, which are rarely the words of the trade. For each question that comes up often and that you can answer better than others, we plan one page and write it together with someone in your company who knows the subject. One honest page about a real question keeps working for years. A dozen thin ones never start.',
    'Paid ads come last and with a limit. We agree on a monthly budget, the words you pay for and, just as important, the words you never want to pay for. Every ad leads to a page that picks up where the ad left off. The accounts are opened in your name with your payment method, so you see every click’s cost yourself, and you keep the history if you ever move to another agency.',
    'We measure inquiries, not applause. A form sent, a number tapped, an appointment booked: these are counted, and with your visitors’ consent also traced to where they came from. Once a month you get a page in plain words: what we did, what came in, what we will stop doing. Mailings go only to people who asked for them, from a domain that is set up so that other mail servers can verify it.',
  ],
  features: [
    'Cleanup of listings: name, address, hours and categories that agree everywhere',
    'Technical search review: indexing, redirects, speed, structured data',
    'Pages written with your own experts about questions customers ask',
    'Paid search with a fixed budget and a list of words to avoid',
    'Newsletter setup with recorded consent and one-click unsubscribe',
    'A monthly report on one page, in inquiries',
  ],
  additionalFeatures: [
    'SPF, DKIM and DMARC records, so your mailings are not taken for forgeries',
    'Consent handled before anything is measured',
    'A way to ask satisfied customers for reviews without pressure or gifts',
  ],
  benefits: [
    'You see what an inquiry costs and, where visitors agree, what brought it',
    'Ad accounts, listings and statistics belong to you',
    'Marketing, website and email are set up by one team, so nothing falls through the cracks',
    'We tell you what to stop, not only what to add',
  ],
  processList: [
    {
      title: 'Take stock',
      description:
        'Listings, search results, site, email domain and accounts: what exists, who owns it and what contradicts what.',
    },
    {
      title: 'Agree on what counts',
      description:
        'You name the inquiries you want more of, and the ones you would rather not get. We set up the counting for those.',
    },
    {
      title: 'Repair the basics',
      description:
        'Wrong listings, slow pages, missing redirects, forms that lose messages. This comes before any spending.',
    },
    {
      title: 'Publish',
      description:
        'One well-made page at a time, and ads only where a good page waits behind them.',
    },
    {
      title: 'Read and decide',
      description:
        'Once a month we look at the inquiries together and shift effort to what brought them.',
    },
  ],
}
