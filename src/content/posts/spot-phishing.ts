// The article on phishing email.
import { company } from '../company'
import type { Block } from '../inline'

export const spotPhishing: readonly Block[] = [
  {
    kind: 'p',
    text: 'For years the advice was to look for clumsy English. That advice is out of date: anyone can have a flawless email written in seconds, in the tone of your bank, your supplier or your boss. What has not changed is what the sender wants. A phishing email needs you to sign in, pay, open something or approve something, and it needs you to do it before you think.',
  },
  { kind: 'h', text: 'Three questions, about ten seconds' },
  {
    kind: 'steps',
    items: [
      'What does it ask me to do? A sign-in, a payment, a new bank account, a gift card, an attachment or a code to type in is reason enough to stop. So is a deadline: “today,” “final notice,” “your account will be closed.”',
      'Who sent it? Read the address, not the display name. Read it from the right: in accounts@supplier.example.billing-desk.test the email comes from billing-desk.test, whatever comes before it.',
      'Where does the link go? Rest the pointer on it, or press and hold on a phone, and read the part between “https://” and the next slash, again from the right. If you were not expecting the link, open the service from your own bookmark instead.',
    ],
  },
  {
    kind: 'p',
    text: 'A familiar sender settles nothing. Once one mailbox is taken over, the thief answers real conversations from the real address. If an email changes where money goes, call the person on a number you already had. The number in the email belongs to whoever wrote the email.',
  },
  { kind: 'h', text: 'Five disguises worth knowing' },
  {
    kind: 'list',
    items: [
      'A QR code in an email or on a sticker. It moves you from a protected computer to a phone, where the address is hard to read.',
      'A web page as an attachment (.htm, .html, .svg). Opened, it shows a perfect sign-in window that sends your password elsewhere.',
      'A page that asks you to prove you are human by pressing Windows+R and pasting something. What you paste is a command, and it installs the thief’s program.',
      'A prompt on your phone that you did not start. Someone already has your password: deny the prompt and report it.',
      'A page that asks you to type a code into a genuine sign-in screen, or to grant an app access to your mailbox. The address is real and no password is stolen, yet you still hand over the account.',
    ],
  },
  { kind: 'h', text: 'You clicked. Now what?' },
  {
    kind: 'p',
    text: 'Say so at once. Minutes matter, and nobody worth working for blames the person who speaks up.',
  },
  {
    kind: 'steps',
    items: [
      [
        'Report it to whoever looks after your IT. Our clients call ',
        { text: company.phone.text, to: company.phone.href },
        `. Critical issues: ${company.responseTimes.critical}.`,
      ],
      'If you opened a file, take the computer off the network (unplug the cable, switch Wi-Fi off) and leave it running, so that traces stay in memory.',
      'If you typed a password, change it from another device, and change it everywhere else you used it.',
      'Have all sessions of that account signed out. A new password alone does not always end a session that was stolen.',
      'Have the mailbox checked for new forwarding rules, new sign-in methods and new apps. That is how intruders come back.',
    ],
  },
  { kind: 'h', text: 'What the company can do' },
  {
    kind: 'p',
    text: 'People will click sooner or later, so one click must not be enough. Passkeys or hardware security keys refuse to sign in at a fake address; codes from a text message do not. A report button in the email program, a written rule that bank details are confirmed by phone, and a DMARC policy of “reject” that keeps strangers from sending in your name do more than another poster in the kitchen.',
  },
  {
    kind: 'p',
    text: [
      'We set these up as part of our ',
      { text: 'security services', to: '/services/security-services' },
      '. If an email on your screen looks odd right now, leave it where it is and ',
      { text: 'ask us', to: '/contact?service=security-services' },
      '.',
    ],
  },
]
