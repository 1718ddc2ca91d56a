// The cookie policy: what this site actually stores in a browser.
import { optionalCookies } from '../cookie-policy'
import type { LegalSection, LegalText } from './legal-page'
import { waysToReachUs } from './legal-page'

/** In the words of Cookie Settings, so that both say the same of what is used. */
const optional = optionalCookies.map(
  ({ id, title, text }): LegalSection => ({
    id,
    title: `${title} cookies`,
    blocks: [
      {
        kind: 'p',
        text: `${title} cookies ${text.charAt(0).toLowerCase()}${text.slice(1)} The category is off until you allow it.`,
      },
    ],
  }),
)

export const cookies: LegalText = {
  intro: [
    'In short: this site keeps only what it needs to work, and asks first if that changes. How we treat data in general is in the ',
    { text: 'Privacy Policy', to: '/privacy' },
    '; the rules for using this site are in the ',
    { text: 'Terms of Service', to: '/terms' },
    '.',
  ],
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What cookies are',
      blocks: [
        {
          kind: 'p',
          text: 'A cookie is a small note that a website leaves in your browser. Browsers offer two more places for such notes: local storage, which stays until it is deleted, and session storage, which ends with the tab unless your browser restores the tab. When this policy says “cookies,” it means all three.',
        },
      ],
    },
    {
      id: 'what-we-store',
      title: 'What this site stores',
      blocks: [
        { kind: 'p', text: 'This is the complete list:' },
        {
          kind: 'list',
          items: [
            [
              'Your cookie choice (',
              { code: 'cookie_choice' },
              ', a cookie): which categories you allowed, when, and under which revision of this policy. Kept for 182 days, about 6 months; then you are asked again. Safari deletes it after 7 days.',
            ],
            [
              'The declined chat (',
              { code: 'chatbot_dismissed' },
              ', in local storage): says that you answered “Maybe later” to the chat’s invitation, so that it does not come back. It stays until you delete it; Safari deletes it after 7 days without a visit.',
            ],
            [
              'Form drafts (names that begin with ',
              { code: 'draft:' },
              ', in session storage): what you typed into a form, so that reloading the page or closing the form does not lose it. Agreements you checked are never filled in for you. When the form is sent, its draft is emptied; the empty entry ends with the tab. If you tried to send it, a copy of what you sent is kept with it under a random ID, with the time (names that begin with ',
              { code: 'attempt:' },
              '), so that a retry is not sent twice. The copy is removed when the form is sent.',
            ],
            [
              'Sent forms (names that begin with ',
              { code: '?sent=' },
              ', in session storage): that a form was sent from this tab, with its reference, so that an older draft of it does not come back. They end with the tab.',
            ],
            [
              'The chat (',
              { code: 'chat_conversation' },
              ' and ',
              { code: 'chat_state' },
              ', in session storage): the conversation, a message you have not sent yet, and whether the chat is open, so that they survive a change of page. They end with the tab.',
            ],
          ],
        },
        {
          kind: 'p',
          text: [
            'Drafts stay on your device until you send them. The conversation is kept only on your device; each message takes it to our server, which answers and keeps no copy (see ',
            { text: 'chat assistant', to: '/privacy#chat-assistant' },
            '). If your browser blocks storage, the site works without any of these.',
          ],
        },
      ],
    },
    {
      id: 'essential',
      title: 'Essential cookies',
      blocks: [
        {
          kind: 'p',
          text: 'Everything in the list above is essential: it remembers what you chose or typed, for you alone. Essential cookies are always on, because the site could not remember your refusal without them.',
        },
      ],
    },
    ...optional,
    {
      id: 'third-parties',
      title: 'Third parties',
      blocks: [
        {
          kind: 'p',
          text: [
            'No third party stores anything while you use this site, with one exception that you start yourself. The ',
            { text: 'contact page', to: '/contact' },
            ' shows a drawn map. If you ask for the interactive one, your browser loads it from OpenStreetMap, which then sees your IP address and may set cookies of its own under ',
            {
              text: 'its privacy policy',
              to: 'https://osmfoundation.org/wiki/Privacy_Policy',
            },
            '. Links to other websites lead to pages with rules of their own.',
          ],
        },
      ],
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      blocks: [
        {
          kind: 'p',
          text: 'On your first visit a banner asks what you allow, unless your browser has already refused with Global Privacy Control. Rejecting everything is as easy as accepting everything, and you can choose category by category. Until you choose, every optional category is off.',
        },
        {
          kind: 'p',
          text: 'You can change your mind whenever you like: Cookie Settings at the foot of every page opens the choice again. While your browser sends the Global Privacy Control signal, every optional category stays off. We ask again after 6 months, in Safari after 7 days, and when this policy is revised.',
        },
      ],
    },
    {
      id: 'browser-settings',
      title: 'Browser settings',
      blocks: [
        {
          kind: 'p',
          text: 'Every browser can show, block and delete what websites store, usually under Privacy or Site data in its settings. If you delete everything for this site, your cookie choice goes too, and the banner asks again. A private window forgets all of it when you close it.',
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
            'If your browser sends the Global Privacy Control signal, we treat it as a refusal of every optional category. What it means beyond cookies is in the ',
            { text: 'Privacy Policy', to: '/privacy#global-privacy-control' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'do-not-track',
      title: 'Do Not Track',
      blocks: [
        {
          kind: 'p',
          text: 'This site does not respond to Do Not Track signals. That standard was abandoned before websites and browsers agreed on what it means. Since we track nobody, you lose nothing by it; Global Privacy Control is the signal we honor.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'p',
          text: 'When what we store changes, this page changes first, with the date at its top, and you are asked for your choice again.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [{ kind: 'p', text: 'For questions about cookies, reach us:' }, waysToReachUs],
    },
  ],
}
