// The terms of service of this website.
import { company } from '../company'
import { smsConsentWording } from '../consent'
import type { LegalSection, LegalText } from './legal-page'
import { phone, supportMail, waysToReachUs } from './legal-page'

const { name, legalName } = company

const use: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    blocks: [
      {
        kind: 'p',
        text: [
          `These terms are an agreement between you and ${legalName} (“${name},” “we,” “us”) about this website, its forms, its chat assistant and the messages that follow from them. By using the site you accept them; by checking the box on a form you confirm it. If you act for a company, you confirm that you may bind it. If you do not agree, please do not use the site; you can still `,
          { text: 'call us', to: company.phone.href },
          '.',
        ],
      },
      {
        kind: 'p',
        text: [
          'How we handle personal data is described in the ',
          { text: 'Privacy Policy', to: '/privacy' },
          ' and the ',
          { text: 'Cookie Policy', to: '/cookies' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'services',
    title: 'Services',
    blocks: [
      {
        kind: 'p',
        text: [
          'The site describes our ',
          { text: 'services', to: '/services' },
          ' and lets you ask for them. It is not an offer that binds us, and a form you send is not an order. We work for you once both of us have signed an agreement or accepted a written quote. That agreement sets the scope, response times, prices and liability for the work. Where it differs from these terms, the agreement controls.',
        ],
      },
      {
        kind: 'p',
        text: 'The response times on this site are what we work to for every request. They bind us by contract once your agreement says so. Our figures and other clients’ results show how we work; they promise nothing for your case. Articles and how-tos are general information; your systems may need something else.',
      },
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    blocks: [
      {
        kind: 'p',
        text: 'This site has no accounts and asks for no password. Portals for clients are separate systems with terms of their own; keep your credentials for them to yourself, and tell us at once if someone else may have them. They have addresses that we give you directly. A page that looks like this site and asks you to sign in is not ours.',
      },
    ],
  },
  {
    id: 'your-responsibilities',
    title: 'Your responsibilities',
    blocks: [
      { kind: 'p', text: 'When you use the site, you agree:' },
      {
        kind: 'list',
        items: [
          'to give accurate information, and an email address and phone number that are yours to give;',
          'to have the right to send us what you send, and to leave out passwords, payment card numbers and other people’s secrets;',
          'not to break the law, deceive, harass, or pretend to be someone else;',
          'not to send malicious code, probe or overload the site, or go around its limits;',
          'not to flood the forms or the chat by machine, and not to use the chat assistant for anything other than questions about us and our services.',
        ],
      },
      {
        kind: 'p',
        text: [
          'If you come across a weakness by accident, tell us at ',
          supportMail,
          ' and give us time to close it. We do not pursue people who report in good faith and leave data alone.',
        ],
      },
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    blocks: [
      {
        kind: 'p',
        text: 'The text, drawings, design and code of this site belong to us or to those who license them to us. You may read them, print them and link to them, and quote from them with their source. Our name and logo may be used only with our consent. Names and trademarks of others belong to their owners.',
      },
      {
        kind: 'p',
        text: 'What you send us remains yours. You allow us to store and use it as needed to answer you and to work for you. If you send us an idea for improving the site, we may use it without payment. Who owns what we make for you is settled in your agreement.',
      },
    ],
  },
  {
    id: 'payment',
    title: 'Payment',
    blocks: [
      {
        kind: 'p',
        text: 'Using this site is free, and nothing can be bought on it. What our services cost, when it is due and what applies to late payment is in your quote or agreement. We never ask for payment details through this site, the chat or a text message.',
      },
    ],
  },
  {
    id: 'ai-assistant',
    title: 'AI chat assistant',
    blocks: [
      {
        kind: 'p',
        text: [
          'The chat assistant is a computer program. It answers from the content of this site; its answers may be incomplete or wrong. They are not advice for your case, a quote or a promise, and nothing it writes changes an agreement. Check what matters with ',
          { text: 'a person', to: '/contact' },
          ' before you act on it. In an emergency do not use the chat; call ',
          phone,
          '. What happens to what you write is described in the ',
          { text: 'Privacy Policy', to: '/privacy#chat-assistant' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'sms',
    title: 'Text messages (SMS)',
    blocks: [
      {
        kind: 'p',
        text: `${name} acknowledges requests by text message for people who agree to it. You agree by checking a box that is empty at first and reads: “${smsConsentWording.text}”`,
      },
      {
        kind: 'list',
        items: [
          'Messages: an acknowledgment of what you just sent us, with its reference, and answers to HELP, STOP and START. No advertising.',
          'Frequency varies with your requests; usually it is one message for each request.',
          'Message and data rates may apply, as your carrier charges them.',
          'Reply STOP to cancel. STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE and OPTOUT do the same. You may receive one last message that confirms it. Reply START, UNSTOP or YES to receive messages again.',
          ['Reply HELP for help, or write to ', supportMail, ' or call ', phone, '.'],
          'Nobody reads other replies: for anything else, call or write.',
          'Consent is not a condition of any purchase or service.',
          'Give only your own number, and tell us when it changes.',
          'Carriers are not liable for messages that are delayed or not delivered, and neither are we. A text message is a courtesy: the request itself has arrived once the site confirms it.',
        ],
      },
      {
        kind: 'p',
        text: [
          'Your number and your consent are not sold or shared for marketing. See ',
          { text: 'text messages in the Privacy Policy', to: '/privacy#text-messages' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'other-websites',
    title: 'Other websites',
    blocks: [
      {
        kind: 'p',
        text: [
          'The site links to websites of others, such as those of clients, and can load a map from OpenStreetMap if you ask for it (see ',
          { text: 'third parties', to: '/cookies#third-parties' },
          '). We do not control them and are not responsible for them.',
        ],
      },
    ],
  },
]

const law: readonly LegalSection[] = [
  {
    id: 'warranty',
    title: 'Warranty',
    blocks: [
      {
        kind: 'p',
        text: 'THE SITE, ITS CONTENT AND THE CHAT ASSISTANT ARE PROVIDED “AS IS” AND “AS AVAILABLE.” TO THE EXTENT THE LAW ALLOWS, WE GIVE NO WARRANTY, EXPRESS OR IMPLIED, INCLUDING THE IMPLIED WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NON-INFRINGEMENT.',
      },
      {
        kind: 'p',
        text: 'We do not promise that the site is always reachable or free of errors. Warranties for work we do for you are in your agreement.',
      },
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      {
        kind: 'p',
        text: 'TO THE EXTENT THE LAW ALLOWS, WE ARE NOT LIABLE FOR INDIRECT, INCIDENTAL, SPECIAL, CONSEQUENTIAL OR PUNITIVE DAMAGES, OR FOR LOST PROFIT, REVENUE, DATA OR GOODWILL, THAT ARISE FROM THE SITE OR THESE TERMS. OUR TOTAL LIABILITY FOR ALL CLAIMS THAT ARISE FROM THEM IS LIMITED TO THE GREATER OF $100 OR THE FEES YOU PAID US IN THE 12 MONTHS BEFORE THE EVENT THAT GAVE RISE TO THE CLAIM.',
      },
      {
        kind: 'p',
        text: 'This applies to every kind of claim, whether from contract, tort (negligence included) or anything else. It does not limit liability that the law does not allow to be limited, such as for fraud or willful misconduct.',
      },
    ],
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    blocks: [
      {
        kind: 'p',
        text: 'If a third party makes a claim against us because you broke these terms, broke the law while using the site, or sent us something you had no right to send, you cover our resulting damages and reasonable costs, attorneys’ fees included. This does not apply to the extent that we caused the claim ourselves. We tell you of such a claim promptly, and you may take part in the defense.',
      },
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    blocks: [
      {
        kind: 'p',
        text: 'You can stop using the site at any time. We may change or close the site or parts of it, and may block access for those who break these terms. The sections on intellectual property, warranty, liability, indemnity and governing law remain in force after that.',
      },
      {
        kind: 'p',
        text: 'An agreement for services ends only as that agreement says.',
      },
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    blocks: [
      {
        kind: 'p',
        text: [
          'The laws of the State of Texas apply, without its rules on conflicts of laws. Please ',
          { text: 'write to us', to: '/contact' },
          ' first: most disagreements end with a conversation. What does not is decided exclusively by the state and federal courts in Dallas County, Texas, and both of us accept their jurisdiction. Rights that the law gives you as a consumer and that cannot be waived remain yours.',
        ],
      },
      {
        kind: 'p',
        text: 'If a court finds a part of these terms invalid, the rest stays in force. If we do not enforce a right at once, we have not given it up. You may not transfer these terms without our consent; we may transfer them with our business.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      {
        kind: 'p',
        text: 'When we change these terms we change the date at the top. The new version applies to what you do on the site from then on, and not to what happened before.',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [{ kind: 'p', text: 'For questions about these terms, reach us:' }, waysToReachUs],
  },
]

export const terms: LegalText = {
  intro: [
    'In short: use the site fairly, treat the chat’s answers as a starting point, and know that work for you is governed by a signed agreement. How we treat your data is in the ',
    { text: 'Privacy Policy', to: '/privacy' },
    '; what your browser keeps is in the ',
    { text: 'Cookie Policy', to: '/cookies' },
    '.',
  ],
  sections: [...use, ...law],
}
