// The privacy policy: what this site actually does with the data it receives.
import { addressLine, company } from '../company'
import { smsConsentWording } from '../consent'
import type { LegalSection, LegalText } from './legal-page'
import { mail, phone, supportMail, waysToReachUs } from './legal-page'

const { name, legalName } = company

const collected: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    blocks: [
      {
        kind: 'p',
        text: [
          `${legalName}, ${addressLine()} (“${name},” “we,” “us”) runs this website and decides what happens to the personal data it collects. Send questions about this policy to `,
          mail,
          '.',
        ],
      },
      {
        kind: 'p',
        text: 'This policy covers this website, its forms, its chat assistant, and the emails and text messages that follow from them. What we see in the systems of our clients is governed by our agreements with those clients.',
      },
    ],
  },
  {
    id: 'data-we-collect',
    title: 'What data we collect',
    blocks: [
      { kind: 'h', text: 'What you send through a form' },
      {
        kind: 'list',
        items: [
          'Service requests, consultation requests and contact messages: your name, email address and message, and depending on the form your phone number, company, the service you need and how urgent it is.',
          'Newsletter: your name, email address, phone number and message.',
          [
            'Job applications: see ',
            { text: 'job applications', to: '/privacy#job-applications' },
            '.',
          ],
          'Contact details given in the chat: your name, email address, phone number if you give one, and the conversation up to that point.',
          'With each of them: when and from which page it was sent, the service and campaign labels (such as utm_source) in the address of that page or of the first one you opened, and the site whose link brought you here, if your browser tells us.',
        ],
      },
      { kind: 'h', text: 'Your agreement to text messages' },
      {
        kind: 'p',
        text: 'If you check the box for text messages, we record as evidence the phone number, the version of the wording you agreed to, the page, the time, and the network (IP) address you sent it from. If you do not check it, we do not store your IP address with what you send.',
      },
      { kind: 'h', text: 'What you write in the chat' },
      {
        kind: 'p',
        text: [
          'It is sent to our server for each answer and not stored there: see ',
          { text: 'chat assistant', to: '/privacy#chat-assistant' },
          '.',
        ],
      },
      { kind: 'h', text: 'Technical data' },
      {
        kind: 'list',
        items: [
          'Your browser sends an IP address with every request. We count requests per address for a minute at a time to stop abuse.',
          'The site’s own logs record the page, the result and the duration of a request, the kind of a form and the ID under which it was stored, what became of each email and text message, and Twilio’s ID for each text message. They hold no IP address, name, email address, phone number or message. The provider that hosts the site may log the IP address, time and page of a request for security.',
          [
            'A few things are kept in your own browser. They are listed in the ',
            { text: 'Cookie Policy', to: '/cookies#what-we-store' },
            '.',
          ],
          'We use no analytics, no advertising pixels and no fingerprinting.',
        ],
      },
      {
        kind: 'p',
        text: 'Please do not send passwords, payment card numbers, health data or other sensitive data through the forms or the chat. We do not need them to answer you.',
      },
    ],
  },
  {
    id: 'job-applications',
    title: 'Job applications',
    blocks: [
      {
        kind: 'p',
        text: [
          'If you apply on our ',
          { text: 'careers page', to: '/careers' },
          ', we receive your name, email address, phone number, the position, your experience, your message and the link to your resume. Our systems never open that link; a person on our team does. The document stays where you keep it, unless we download it to consider your application.',
        ],
      },
      {
        kind: 'p',
        text: 'We use an application to consider you for work with us and for nothing else. No decision about you is made by a program alone.',
      },
    ],
  },
]

const used: readonly LegalSection[] = [
  {
    id: 'how-we-use-data',
    title: 'How we use data',
    blocks: [
      {
        kind: 'list',
        items: [
          'To answer you, prepare a quote you asked for, and provide services you order.',
          'To confirm that your message arrived and say what happens next.',
          'To send the newsletter to those who subscribed to it.',
          'To consider job applications.',
          'To protect the site: a hidden field, the time a form takes to fill in and the text itself tell us what looks like spam. Suspected spam is set aside for a person to review; none of it is thrown away.',
          'To meet legal duties, and to establish or defend legal claims.',
        ],
      },
      {
        kind: 'p',
        text: 'We do not use your data for targeted advertising, and we do not build profiles that decide anything about you.',
      },
    ],
  },
  {
    id: 'automatic-emails',
    title: 'Automatic emails',
    blocks: [
      {
        kind: 'p',
        text: 'When you send a form, our team receives an email with what you wrote, and the address you gave receives a confirmation with a reference. A message set aside as suspected spam is the exception: neither email leaves unless a person releases it. To protect people whose address is entered by someone else, a confirmation repeats nothing from your text but a first name and the chosen service, and the number of confirmations to one address per day is limited. An address that is subscribed already receives no second confirmation; one that has unsubscribed does.',
      },
      {
        kind: 'p',
        text: 'Newsletter emails carry an unsubscribe link and the one-click unsubscribe that email programs show. Both work at once, without signing in and without a reason.',
      },
    ],
  },
  {
    id: 'text-messages',
    title: 'Text messages (SMS)',
    blocks: [
      {
        kind: 'p',
        text: 'We send text messages only to people who checked the box for them on one of our forms; the only exceptions are answers to HELP, STOP and START. The box is empty until you check it and reads:',
      },
      { kind: 'p', text: `“${smsConsentWording.text}”` },
      {
        kind: 'list',
        items: [
          'What we send: an acknowledgment of what you just sent us, with its reference, and answers to HELP, STOP and START. We send no advertising by text message.',
          'How often: message frequency varies with your requests; usually it is one message for each request.',
          'Cost: message and data rates of your carrier may apply. We charge nothing.',
          'To stop: reply STOP (or STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE or OPTOUT). It takes effect at once, including for messages that are waiting to be sent. START, UNSTOP or YES lifts it. You can also tell us by phone or email.',
          ['For help: reply HELP, write to ', supportMail, ' or call ', phone, '.'],
          'Nobody reads other replies: for anything else, call or write. They pass through Twilio; we do not store their text.',
          'Consent to text messages is not a condition of any purchase or service. Everything on this site works without it.',
        ],
      },
      {
        kind: 'p',
        text: 'Phone numbers collected for text messages, and the consent to receive them, are never sold, rented or shared with third parties or affiliates for marketing or promotional purposes. To send text messages, they go to nobody but the providers that carry them for us.',
      },
      {
        kind: 'p',
        text: [
          'The terms of these messages are part of our ',
          { text: 'Terms of Service', to: '/terms#sms' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'chat-assistant',
    title: 'Chat assistant',
    blocks: [
      {
        kind: 'p',
        text: 'The chat assistant is a program that answers from the content of this site. Your browser keeps the conversation for the open tab and sends it to our server with every new message. The server keeps no copy. Only if you send us your contact details in the chat is the conversation stored with them.',
      },
      {
        kind: 'p',
        text: 'An answer may be written by an AI model run by an outside provider. It receives your question, up to two of your earlier questions and the matching passages of this site, and may keep them for a limited time, such as 30 days, to detect abuse. Your contact details are not sent unless you typed them into the chat itself. Please leave out what you would not say in public.',
      },
    ],
  },
  {
    // Not `sharing`, which ad blockers hide (tests/browser/hidden-names.ts).
    id: 'who-gets-data',
    title: 'Who we share data with',
    blocks: [
      {
        kind: 'p',
        text: 'We do not sell personal data. We do not share it for anyone else’s marketing. It goes to:',
      },
      {
        kind: 'list',
        items: [
          'The provider that hosts this site and its database.',
          'The provider that delivers our email.',
          'Twilio, which delivers our text messages, if you agreed to them: it receives your number and the message.',
          [
            'The provider of an AI model that writes answers in the chat: what it receives is listed under ',
            { text: 'chat assistant', to: '/privacy#chat-assistant' },
            '.',
          ],
          [
            'OpenStreetMap, if you open the interactive map on the contact page: your browser then loads it from there, and OpenStreetMap sees your IP address. See ',
            { text: 'third parties', to: '/cookies#third-parties' },
            '.',
          ],
          'Authorities and courts where the law requires it, and advisers where we need them to protect our rights.',
          'A successor, if our business or a part of it is sold or merged. This policy continues to apply to your data. Phone numbers and consents for text messages are not passed on for marketing in that case either.',
        ],
      },
      {
        kind: 'p',
        text: 'The providers that host this site, deliver our email and text messages, and write answers in the chat may use the data only to do their work for us. OpenStreetMap acts under its own privacy policy.',
      },
    ],
  },
]

const kept: readonly LegalSection[] = [
  {
    id: 'security',
    title: 'Security',
    blocks: [
      {
        kind: 'p',
        text: 'What you send travels encrypted (HTTPS). It is stored in a database that only those who need it for their work may read. Secrets and personal data are kept out of our logs. The site loads no code from other hosts, and a strict content security policy holds it to that.',
      },
      {
        kind: 'p',
        text: 'No system is perfectly safe. If a breach affects your data, we tell you and the authorities as the law requires. If you find a weakness, please tell us before you tell others.',
      },
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep data',
    blocks: [
      {
        kind: 'list',
        items: [
          'Requests, messages and applications, with the record of which confirmations were sent: until you ask us to erase them or we no longer need them. Applications are kept at least as long as employment law requires.',
          'Working copies on their way from the form into the database: removed 24 hours after they were stored. If something failed, after 30 days at the latest.',
          'Evidence of consent to text messages: as long as the request it belongs to, and at least five years, because we may have to prove it. Once the request is deleted, the evidence holds your number, the wording, page, time and IP address, and a code computed from your email address, but neither your name nor your message. If you ask us to erase your data, it is erased as well.',
          'Numbers that opted out of text messages, by a reply, by phone or email, or through Twilio: as long as we send text messages at all, because without the number we could not honor your choice; if you opt in again, the opt-out is marked as lifted.',
          'A code computed from each reply with a keyword, which does not reveal the number: one year, so that a repeated report does not undo a later reply.',
          'Newsletter: as long as you are subscribed. After that we keep your name and email address, marked as unsubscribed, so that nothing more is sent there, until you ask us to erase them or until we no longer need them. What you wrote in the form is kept like any other message.',
          'Request counts per IP address: they cover one minute and are cleared within two hours.',
          'Chat conversations: not kept on our server unless you send them with your contact details. What the provider of an AI model keeps is listed under chat assistant.',
        ],
      },
      {
        kind: 'p',
        text: 'Emails to our team are copies of what you sent; when we erase your data, we delete them too. Copies in backups disappear as those backups are replaced.',
      },
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      {
        kind: 'p',
        text: 'You have the rights below whichever state you live in. They follow the Texas Data Privacy and Security Act (TDPSA, Texas Business & Commerce Code, chapter 541), and we apply them whether or not that law obliges us to.',
      },
      {
        kind: 'list',
        items: [
          'Access: to learn whether we hold data about you, and what it is.',
          'Correction: to have inaccurate data corrected.',
          'Erasure: to have your data deleted.',
          'A copy: to receive what you gave us in a common, machine-readable format.',
          'Opting out of targeted advertising, of the sale of data, and of profiling with legal or similarly significant effects. We do none of the three.',
        ],
      },
      { kind: 'h', text: 'How to use them' },
      {
        kind: 'steps',
        items: [
          ['Email ', mail, ' from the address you used here, or call ', phone, '.'],
          'We check that the request comes from you, usually by an email to the address on record. Someone else may ask on your behalf if you confirm it.',
          'We answer without undue delay and within 45 days. If a request is complicated we may take 45 days more, and tell you so and why within the first 45.',
          'If we decline, we say why. You can appeal by answering that email; we decide on the appeal in writing within 60 days.',
          [
            'If you are still not satisfied, you can complain to the ',
            {
              text: 'Texas Attorney General',
              to: 'https://www.texasattorneygeneral.gov/consumer-protection/file-consumer-complaint',
            },
            '.',
          ],
        ],
      },
      {
        kind: 'p',
        text: 'Erasure covers your requests, messages, applications, consents, subscription and any working copies under your email address. Where the law requires us to keep something, such as an application, we tell you, and erase it when that time is over. A number that opted out of text messages stays on that list. Asking costs nothing, and nobody is treated worse for it.',
      },
    ],
  },
  {
    id: 'global-privacy-control',
    title: 'Global Privacy Control',
    blocks: [
      {
        kind: 'p',
        text: [
          'If your browser sends the Global Privacy Control signal, we take it as a refusal of every optional cookie category and as an opt-out of sale and targeted advertising. You do not need to do anything else. We do not respond to the older Do Not Track signal; the ',
          { text: 'Cookie Policy', to: '/cookies#do-not-track' },
          ' says why.',
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      {
        kind: 'p',
        text: [
          'This site keeps what it needs to work in your browser, and nothing to follow you. The ',
          { text: 'Cookie Policy', to: '/cookies' },
          ' lists everything, and says how to change ',
          { text: 'your choice', to: '/cookies#your-choice' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      {
        kind: 'p',
        text: 'This site is made for businesses and people looking for work. It is not directed at children under 13, and we do not knowingly collect data from them. If a child has sent us data, tell us and we will erase it.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      {
        kind: 'p',
        text: 'When we change this policy we change the date at its top. If a change concerns cookies, the site asks for your choice again. If it means that we would use data you already gave us in a new way, we ask you first.',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [{ kind: 'p', text: 'For anything in this policy, reach us:' }, waysToReachUs],
  },
]

export const privacy: LegalText = {
  intro: [
    'In short: we use what you send us to answer you. We sell none of it, and we do not follow you around. Cookies are explained in the ',
    { text: 'Cookie Policy', to: '/cookies' },
    '; the rules for using this site are in the ',
    { text: 'Terms of Service', to: '/terms' },
    '.',
  ],
  sections: [...collected, ...used, ...kept],
}
