// Somebody may be in trouble: phone and emergency line stand first.
import { company } from '../../src/content/company'
import { answered, type Case } from './case'

const { phone, hours } = company
const [, , emergency] = hours

export const emergencies: readonly Case[] = answered(
  'emergency',
  { must: [phone.text, emergency.text] },
  [
    'Our server is down!',
    'We have been hacked, what do we do?',
    'There is ransomware on our computers',
    'I think I have a virus',
    'We had a data breach',
    'Everything is down and nobody can work',
    'Email outage at our company',
    'All our files are encrypted and they want money',
    'I clicked on a phishing link',
    'Somebody broke into our network',
    'Our internet is not working',
    'My laptop was stolen',
    'Nuestro servidor está caído, necesito ayuda',
    'our server room is flooding',
    'smoke is coming out of the server rack',
    'every screen in the office shows a skull',
    'email is down for everybody',
    'the files on the shared drive have all turned into gibberish',
    'our antivirus keeps popping up red warnings on every machine',
    'there is a message on my screen telling me to pay to get my files back',
    'my boss got an email from me that I never sent',
    'the power went out and now nothing comes back up',
    'our firewall died overnight',
    'we lost a week of data',
    'credit card terminals stopped',
    'site keeps redirecting to a casino',
    'I need someone here now',
    'printer on fire lol',
    'wifi gone everywhere',
    'the server keeps rebooting itself',
    'urgent!! nobody can get email',
  ],
)
