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
  ],
)
