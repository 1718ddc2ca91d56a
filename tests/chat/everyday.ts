// Questions as people type them, grouped by the page that answers them.
import { answered } from './case'

const pages: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  '/contact': [
    'When do your phones get answered?',
    'Is your team available on Sundays?',
    'what days are you closed',
    'What time can I drop by?',
    'I’d like a callback tomorrow',
    'Where exactly in Dallas are you?',
    'Could you tell me when the office is staffed?',
  ],
  '/resources#response-time': [
    'My boss wants to know how quickly you’d be on a P1 incident',
    'What does a low priority ticket mean in terms of waiting?',
    'If our whole network fails, how long before someone reacts?',
  ],
  '/resources#area': [
    'do you support home office workers',
    'We’re in Waco. Can you still support us?',
    'Can you handle multiple locations?',
    'Which part of Texas do you cover?',
  ],
  '/resources#onboarding': [
    'How soon could you start?',
    'What would onboarding look like for a company of 40?',
    'Hello, my name is Bob, I run a bakery with 14 people and our old IT provider just quit; how do we switch over to you?',
  ],
  '/resources#services': ['What do you actually do?', 'Can we start with just the helpdesk?'],
  '/resources#existing-it-person': ['my coworker handles IT, do you replace him?'],
  '/resources#emergency': ['Is there an after-hours line?'],
  '/services/web-design': [
    'do u guys do wordpress sites',
    'Can we keep our domain?',
    'Will our website work on phones?',
    'Can I edit my website myself?',
    ['Do you do web design?', 'Who owns it afterwards?'],
  ],
  '/services/digital-marketing': [
    'Do you do Facebook ads?',
    'How do you improve our Google ranking?',
  ],
  '/services/helpdesk-support': [
    'can u fix my printer',
    'how do I file a ticket',
    'laptop for new hire next monday',
    'employee left yesterday, what should we do',
  ],
  '/services/security-services': [
    'What does DMARC mean?',
    'Are backups part of your service?',
    'How do you make sure a backup works?',
    ['Do you do cloud migrations?', 'what about backups?'],
  ],
  '/services/network-services': [
    'I need somebody to look at our network, it’s a mess',
    'Do you offer remote monitoring?',
    'What about VPN access for home workers?',
    'Could you look after our firewall?',
  ],
  '/services/cloud-solutions': [
    'what’s included with cloud solutions?',
    'Can you lower our cloud costs?',
    'How do you move a company to the cloud without downtime?',
    'Do you offer Voice over IP?',
  ],
  '/case-studies/gj-fitness': [
    'How does the gym feel about the website you built?',
    ['Tell me about GJ Fitness', 'what was the problem?', 'and how did you solve it?'],
  ],
  '/case-studies/unitycare-it': [
    'What did you achieve for UnityCare?',
    ['Tell me about UnityCare', 'did they like it?'],
  ],
  '/resources#dental-practice': ['Do you have experience with dentists?'],
  '/resources#spot-phishing': ['I got a weird email asking for gift cards'],
  '/resources#choppy-video-call': ['zoom keeps freezing'],
  '/resources#forgotten-password': ['i forgot my pasword'],
  '/resources#why-your-site-is-slow': ['our website is slow'],
  '/careers#how-to-apply': ['are you hiring interns'],
  '/careers?form=job-application': ['Can I get a job as a network engineer?'],
  '/privacy#text-messages': ['How can I opt out of text messages?'],
  '/privacy#chat-assistant': ['is my message private'],
  '/cookies': ['Do you track visitors?'],
}

export const cases = Object.entries(pages).flatMap(([from, asked]) =>
  answered('everyday words', { from }, asked),
)
