// The knowledge base: short how-tos for everyday problems; and the webinars that we give on request.

export type HowToId =
  | 'report-a-problem'
  | 'suspected-break-in'
  | 'forgotten-password'
  | 'wifi-or-internet-line'
  | 'leavers-laptop'
  | 'choppy-video-call'

/** Its text is in how-tos.ts. */
export interface HowTo {
  id: HowToId
  title: string
  summary: string
}

interface Webinar {
  id: string
  title: string
  /** Such as '45 minutes'. */
  length: string
  outline: readonly string[]
}

export const knowledgeBase: readonly HowTo[] = [
  {
    id: 'report-a-problem',
    title: 'Report a problem so that it gets fixed fast',
    summary: 'Six facts that save the first round of questions, and how to say how urgent it is.',
  },
  {
    id: 'suspected-break-in',
    title: 'Break-in? The first ten minutes',
    summary: 'Stop the spread, keep the traces, and bring in help, in that order.',
  },
  {
    id: 'forgotten-password',
    title: 'Reset a forgotten password safely',
    summary: 'The reset is where accounts get stolen. Start it yourself and finish it properly.',
  },
  {
    id: 'wifi-or-internet-line',
    title: 'Is it the Wi-Fi or the internet line?',
    summary: 'Four checks tell you which half is broken, and whom to call.',
  },
  {
    id: 'leavers-laptop',
    title: 'Take back a departing employee’s laptop',
    summary: 'From the last workday to a laptop that is safe to give to the next person.',
  },
  {
    id: 'choppy-video-call',
    title: 'The video call is choppy',
    summary: 'What to do during the call, and what to change before the next one.',
  },
]

export const webinarInvitation =
  'Live, online, and built around your own systems and questions. Tell us the topic and how many will attend.'

export const webinars: readonly Webinar[] = [
  {
    id: 'phishing-for-everyone',
    title: 'Phishing for people with work to do',
    length: '45 minutes',
    outline: [
      'Real patterns of fraud by email, phone and QR code, taken apart on the screen',
      'Three questions to ask before every click and every payment',
      'Passkeys and authenticator apps, set up together',
      'What to do after a click, practiced with your own report button',
    ],
  },
  {
    id: 'restore-day',
    title: 'Restore day: prove that your backup works',
    length: '60 minutes',
    outline: [
      'Recovery point and recovery time, settled for your own systems',
      'What belongs in a backup that ransomware cannot reach',
      'A restore from start to finish, with the clock running',
      'The one-page record that insurers and auditors ask for',
    ],
  },
  {
    id: 'cloud-bill',
    title: 'Reading the cloud bill',
    length: '45 minutes',
    outline: [
      'What a bill is made of: licenses, computing, storage, traffic',
      'The usual leaks, and how to find them in your own bill',
      'Budgets, alerts and schedules that cut cost without a project',
      'When leaving a system where it is costs less than moving it',
    ],
  },
]
