// Conversations about trouble: reports of it, how it is called off, trouble of the past, and a change of subject.
import { company, emergencyHours } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone } = company
const LINE = 'If this is an emergency'
const calm = { mustNot: [LINE] }
const printer = 'our printer in accounting stopped working'
const hacked = 'we got hit by ransomware'

export const cases: readonly Case[] = [
  // What is not sent or delivered is reported, and no question about our address.
  ...onPages('emergency', ['/resources'], { must: [phone.text, emergencyHours.text] }, [
    'our email isn’t sending since this morning',
    'emails are not going out',
    'our emails arent being delivered',
    'outlook won’t send',
    'mail isn’t coming in',
    'our customers are not receiving our emails',
  ]),

  // Whoever turns to something else has done so, wherever in the message the question stands.
  ...onPages('trouble: another subject', ['/services/web-design'], calm, [
    [hacked, 'ok we called. back to the website, how long does one take?'],
    [hacked, 'ok we called. back to the website, how long does one take?', 'is it for phones too?'],
    [hacked, 'a different question, do you build websites?'],
  ]),
  ...onPages('emergency', ['/resources'], { must: [phone.text, emergencyHours.text] }, [
    [hacked, 'our website is old. how long does it take'],
    [hacked, 'back to the website, it shows strange things, what should we do'],
    ['our server is down', 'back to the server, how long will it take'],
  ]),

  // What is told of years ago is over.
  ...onPages('trouble: past', ['/resources#response-time'], calm, [
    ['our server crashed last year and our provider took 3 days', 'would you be faster?'],
  ]),
  ...onPages('trouble: past', ['/contact'], calm, [
    [
      'our server crashed last year and our provider took 3 days',
      'would you be faster?',
      'even on saturdays?',
    ],
  ]),
  ...onPages('trouble: past', ['/resources#cybersecurity'], calm, [
    ['two years ago we got hacked at my old company', 'what do you do against that'],
  ]),
  ...declined('trouble: past', { mustNot: [LINE], must: ['I don’t have prices'] }, [
    ['we got hacked last year', 'what does a security check cost?'],
  ]),
  // Whoever tells of it may mention anything, and ask what we think.
  ...declined('trouble: past', { mustNot: [LINE, 'I can only help'], must: [phone.text] }, [
    'we were hacked last year, do you think it could happen twice',
    ['we were hacked last year', 'do you think it could happen twice'],
    ['our server crashed last year', 'my wife unplugged it'],
  ]),
  ...declined('trouble: past', { mustNot: [LINE], must: ['I can only help'] }, [
    ['our server crashed last year', 'write me a poem'],
  ]),
  ...onPages('emergency', ['/resources'], { must: [phone.text, emergencyHours.text] }, [
    ['we got hacked last night', 'what now'],
    ['our server crashed last month', 'it happened again'],
    ['our server crashed last month', 'it happened again', 'what do we do'],
    ['our server crashed last year', 'and it did it this time too'],
    'ransomware attack last year, lost everything',
    'our site crashed last year, customers see a porn page',
    'we got hacked last year and lost our data',
    'our server crashed last month and again today',
    'the server we bought last year crashed',
  ]),

  // Whoever says that it can wait is believed, until there is more.
  ...onPages('trouble: not urgent', ['/resources#report-a-problem'], calm, [
    [printer, 'no it’s not urgent'],
    ['wifi is down', 'no worries, not urgent'],
    ['emails are bouncing', 'not urgent really'],
    ['our server is down', 'no rush, it can wait'],
    ['wifi is down', 'it’s just the guest wifi, no hurry'],
  ]),
  ...declined('trouble: not urgent', calm, [
    [printer, 'no it’s not urgent', 'it says offline'],
    [printer, 'no it’s not urgent', 'it says offline', 'tried that already'],
  ]),
  ...onPages('trouble: not urgent', ['/contact'], calm, [
    ['wifi is down', 'no worries, not urgent', 'can we book an appointment?'],
    ['wifi is down', 'not urgent. can we book an appointment?'],
    ['emails are bouncing', 'not urgent really', 'what are your hours'],
    ['the printer stopped working, not urgent', 'what are your hours'],
  ]),
  ...onPages('emergency', ['/resources'], { must: [phone.text, emergencyHours.text] }, [
    'the printer stopped working, not urgent',
    ['our server is down', 'this can’t wait'],
    [hacked, 'not urgent'],
    'we got hacked, not urgent',
    [printer, 'not urgent', 'now the whole office cannot print and the network is down'],
    [printer, 'not urgent', 'now the network is down', 'what now'],
    ['our wifi is down', 'no rush', 'it says i must pay bitcoin'],
    ['our server is down', 'never mind, our server room smells'],
    ['our server is down', 'never mind it still smells', 'what now'],
  ]),

  // What could wait no longer can when it gets worse or the visitor asks for help at once.
  ...onPages('trouble: worse', ['/resources'], { must: [LINE] }, [
    ['our pc is down', 'it can wait', 'it smells burnt'],
    ['our pc is down', 'it can wait', 'it crashed and the customers cannot pay'],
    ['our pc is down', 'it can wait', 'this can’t wait any more, it’s dead'],
    ['our printer is down', 'no rush', 'it’s spreading to other computers'],
    ['our server is down', 'take your time', 'please hurry now'],
    ['our server is down', 'no rush', 'can you please hurry'],
    ['our server is down', 'not urgent', 'it’s on fire now'],
    ['our website is down', 'not urgent', 'it’s redirecting to a casino site'],
    ['our website is down', 'not urgent', 'it shows porn'],
    ['our email is down', 'no hurry', 'that was yesterday, it’s critical now'],
    ['our server is down', 'not urgent', 'please help asap'],
    ['our server is down', 'not urgent', 'please help asap', 'what now'],
    ['our server is down', 'not urgent', 'help'],
    ['our internet is down', 'it’s back up now', 'it happened again'],
  ]),
  ...onPages('trouble: not urgent', ['/resources'], calm, [
    ['our printer is down', 'not urgent, whenever you can'],
  ]),
  ...onPages('trouble: not urgent', ['/services/web-design'], calm, [
    ['our server is down', 'not urgent', 'can you help us build a website?'],
  ]),

  // Only what the visitor says of the trouble itself calls it off.
  ...onPages('trouble: not called off', [''], { must: [LINE] }, [
    ['our server is down', 'whenever someone can help please do'],
    ['our server is down', 'this is never a priority for you'],
    ['our server is down', 'I’m not in a hurry to pay but please help'],
    ['our server is down', 'what are your hours? whenever you can'],
    ['our server is down', 'everything is ok except the server'],
    ['our server is down', 'that’s over an hour now'],
    ['our server is down', 'it’s acting up again'],
    ['we got hacked', 'it’s all over our network'],
    ['we got hacked', 'it’s over 40 computers'],
  ]),

  // Trouble that is over needs no answer.
  ...answered('trouble: over', { must: ['that’s settled'], mustNot: [LINE] }, [
    ['internet was down', 'it’s back up now'],
    ['our server is down', 'it’s fine now, false alarm'],
    ['our server is down', 'never mind'],
    ['our server is down', 'never mind found it. thanks'],
    ['our server is down', 'false alarm, it was a test by our it guy'],
    ['our email is down', 'we are back up and running'],
    ['we got hacked', 'never mind it was just a test'],
    ['our server is down', 'it’s fine now, thanks again'],
    'never mind',
    ['do you sell laptops', 'never mind'],
  ]),
  ...onPages('trouble: over', ['/services/web-design'], calm, [
    ['our server is down', 'false alarm. do you build websites?'],
  ]),
]
