// The article on a new colleague's accounts and devices.
import type { Block } from '../inline'

export const firstDayChecklist: readonly Block[] = [
  {
    kind: 'p',
    text: 'First days that go wrong go wrong in the same ways: the laptop is still in a warehouse, the account exists but the license does not, and access was copied from a colleague who had collected far too much of it. Three habits prevent most of it: one form, one list per role, and one week of notice.',
  },
  { kind: 'h', text: 'Once: a list per role' },
  {
    kind: 'p',
    text: 'Write down what each role uses: device, programs, shared mailboxes, folders, groups, phone, door. Give access to groups and put people into groups. “The same as Maria” is how an intern ends up with the payroll folder.',
  },
  { kind: 'h', text: 'One week before' },
  {
    kind: 'list',
    items: [
      'Tell the helpdesk the person’s name, role, manager, location, start date and what differs from the role’s list.',
      'Order or assign a computer, a monitor, a headset and a phone. Check that they fit the desk or the home address.',
      'Create the account and assign licenses, but keep sign-in blocked until the first morning.',
      'Agree on who greets the person and who answers questions about the work itself.',
    ],
  },
  { kind: 'h', text: 'One day before' },
  {
    kind: 'list',
    items: [
      'Enroll the laptop in device management, install updates, and check that its disk is encrypted and its recovery key is stored.',
      'Sign in once with a test account of the same role: email, files, the main application, a printer, a video call with sound.',
      'Prepare a temporary access pass or a one-time link for the first sign-in. A password emailed to a personal address stays there for years.',
    ],
  },
  { kind: 'h', text: 'The first hour' },
  {
    kind: 'steps',
    items: [
      'Unblock the account and sign in together with the temporary pass.',
      'Set up a passkey or an authenticator app, and a second method for the day the phone is lost.',
      'Open the password manager and save the first sign-in there, together.',
      'Join Wi-Fi, a printer and a test call. What fails now costs a minute; in front of a client it costs more.',
      'Show how to reach help and how to report a suspicious email, and put both where they can be found again.',
      'Agree on three rules: lock the screen, approve only prompts you started, ask before you pay.',
    ],
  },
  { kind: 'h', text: 'One week after' },
  {
    kind: 'p',
    text: 'Ask two questions: what is still missing, and what do you have that you never opened? The first finds gaps in the role’s list; the second finds access to take away. Change the list, and the next start is better for it.',
  },
  { kind: 'h', text: 'The same list, backward' },
  {
    kind: 'p',
    text: 'On someone’s last day, the order matters. Block sign-in and end all sessions at the agreed minute, before the laptop comes back. Then change shared passwords the person knew, remove their sign-in methods and app permissions, hand mailbox and files to the manager, take the number off the phone plan, collect the device, and only then free the license. Keep the blocked account as long as your rules on records require, and delete it when they no longer do.',
  },
  { kind: 'h', text: 'What to measure' },
  {
    kind: 'p',
    text: 'One figure is enough: how many hours passed between arrival and the first piece of real work? Write it down for every start. When it is under one hour, the checklist works.',
  },
  {
    kind: 'p',
    text: [
      'Our ',
      { text: 'helpdesk', to: '/services/helpdesk-support' },
      ' runs this list for clients from the first form to the returned laptop. ',
      { text: 'Tell us', to: '/contact?service=helpdesk-support' },
      ' when your next new hire starts.',
    ],
  },
]
