// Questions that the site answers, phrased independently of the words the search knows.
import {
  addressLine,
  company,
  emergencyHours,
  helpdeskHours,
  officeHours,
} from '../../src/content/company'
import { answered } from './case'

const { phone, email, responseTimes, address } = company
const fast = { must: ['15 minutes', responseTimes.high, responseTimes.standard] }
const open = {
  must: [officeHours.text, helpdeskHours.text, emergencyHours.text],
  // Around the clock is the same in every time zone.
  mustNot: [`${emergencyHours.text} (`],
}
const where = { must: [address.street, address.zip] }

export const cases = [
  ...answered('FAQ: services', { must: ['helpdesk', 'network', 'cloud', 'web design'] }, [
    'Which services do you offer?',
    'What exactly is it that you guys do?',
    'Can you give me an overview of your services?',
    'List your services please',
    'What IT services does your company provide?',
    'Is it possible to book just one of your services?',
  ]),
  ...answered('FAQ: cybersecurity', { must: ['second factor', 'backups'] }, [
    'How do you handle cybersecurity?',
    'How would you keep our company safe from cyber criminals?',
    'What do you do to protect our data against hackers?',
    'Describe your cybersecurity approach',
    'How do you secure a business like ours?',
    'What measures do you take against cyber attacks?',
  ]),
  ...answered('FAQ: response time', fast, [
    'How fast do you respond?',
    'What are your response times?',
    'If I open a ticket, how long until someone answers?',
    'How soon will I hear back about a high priority problem?',
    'What is the turnaround time for a normal request?',
    'How quickly do you react when something critical breaks?',
    'what is the SLA response time for critical tickets',
    'How long do we have to wait for support?',
  ]),
  ...answered('FAQ: cloud migration', { must: ['first inventory', 'old server'] }, [
    'Do you help with cloud migration?',
    'Can you help us migrate to the cloud?',
    'We want to move our servers into the cloud, can you do that?',
    'Is migrating to the cloud something you assist with?',
    'could you take our file server to the cloud',
  ]),
  ...answered('FAQ: own IT person', { must: ['agree in writing on who does what'] }, [
    'Can you work with the IT person we already have?',
    'We have an in-house IT guy. Would that be a problem?',
    'Do you collaborate with internal IT teams?',
    'Would you support our existing IT staff?',
    'My company employs an IT administrator already. Can you work together with him?',
  ]),
  ...answered('FAQ: area', { must: ['62 miles', 'remotely'] }, [
    'Which areas do you serve?',
    'Do you serve clients in Plano?',
    'How far from Dallas do you travel?',
    'Do you come out to Fort Worth?',
    'Can somebody visit our office in Arlington?',
    'What is your service area?',
    'Do you support branches in other states?',
  ]),
  ...answered('FAQ: onboarding', { must: ['collect the keys', 'previous provider'] }, [
    'What happens when we start with you?',
    'How does onboarding work for new clients?',
    'How do we get started with you?',
    'We are unhappy with our MSP. How does switching to you work?',
    'What are the first steps after we sign up?',
  ]),
  ...answered('FAQ: emergency', { must: [phone.text, emergencyHours.text] }, [
    'How do we report an emergency?',
    'Who should I call in an emergency?',
    'What is your emergency number?',
    'How do I reach emergency support after hours?',
    'What do we do if something breaks in the middle of the night?',
  ]),
  ...answered('hours', open, [
    'What are your hours?',
    'When are you open?',
    'what time do you open in the morning?',
    'Are you open on Saturdays?',
    'Do you have weekend support?',
    'When is the helpdesk staffed?',
    'Until when can I reach you on a Friday?',
    'Do you offer 24/7 support?',
    'At what time does the office close?',
    'Are you available at night?',
  ]),
  ...answered('address', where, [
    'Where are you located?',
    'What is your address?',
    'Where can I find your office?',
    'What is the zip code of your office?',
    'where are you based?',
    'Can you give me directions to your office?',
    'Are you guys in Dallas?',
  ]),
  ...answered('reaching us', { must: [phone.text] }, [
    'What is your phone number?',
    'How can I contact you?',
    'I want to talk to a real person',
    'Can I speak with someone from your team?',
    'What number should I call?',
    'How do I get in touch with you?',
    'How do I schedule a consultation?',
  ]),
  ...answered('email', { must: [email.info] }, [
    'What is your email address?',
    'Where can I send an email?',
    'Which mail address should I write to?',
  ]),
  ...answered('services in detail: web design', { must: ['website'] }, [
    'Do you build websites?',
    'Our homepage is ancient, can you make a new one?',
    'Tell me about your web design service',
    'Can you redesign our company website?',
  ]),
  ...answered('services in detail: marketing', { must: ['found'] }, [
    'Do you do SEO?',
    'Can you help our business get found on Google?',
    'Do you offer digital marketing?',
  ]),
  ...answered('services in detail: helpdesk', { must: ['one number'] }, [
    'Tell me about helpdesk support',
    'Do you provide tech support for our employees?',
    'Who helps my staff when their computers act up?',
  ]),
  ...answered('services in detail: security', { must: ['protection'] }, [
    'Do you offer security services?',
    'Tell me about your IT security offering',
  ]),
  ...answered('services in detail: network', { must: ['wireless'] }, [
    'Do you install office networks?',
    'Can you set up Wi-Fi in our new office?',
    'Tell me about network services',
  ]),
  ...answered('services in detail: cloud', { must: ['cloud'] }, [
    'What cloud services do you have?',
    'Tell me about cloud solutions',
  ]),
  ...answered('services in detail: parts', {}, [
    'Do you test backups by restoring them?',
    'Do you back up Microsoft 365?',
    'Do you set up multi-factor authentication?',
    'What happens to accounts when an employee leaves?',
    'Do you monitor our network?',
    'Who owns the website when it is finished?',
    'Do you separate the guest Wi-Fi from the office?',
    'What are SPF, DKIM and DMARC?',
    'How does your web design process work?',
    'What is included in the helpdesk?',
  ]),
  ...answered('case studies: list', { must: ['GJ Fitness', 'UnityCare'] }, [
    'Do you have any case studies?',
    'Who have you worked with before?',
    'Can you show me examples of past projects?',
    'What are your client success stories?',
  ]),
  ...answered('case studies: GJ Fitness', { must: ['one day'] }, [
    'Tell me about GJ Fitness',
    'What did you do for the gym?',
    'How long did the fitness website take?',
    'What were the results of the GJ Fitness project?',
  ]),
  ...answered('case studies: UnityCare IT', { must: ['under one week'] }, [
    'Tell me about the UnityCare IT project',
    'Have you done work for a healthcare company?',
    'How long did the UnityCare website take to launch?',
  ]),
  ...answered('testimonials', { must: ['GJ Fitness'] }, [
    'What do your customers say about you?',
    'Do you have any reviews or testimonials?',
  ]),
  ...answered('figures', { must: ['98%', '34+'] }, [
    'How satisfied are your clients?',
    'How many years of experience does the team have?',
  ]),
  ...answered('about', { must: [company.name] }, [
    'Who are you?',
    'Tell me about Cedarline IT',
    'What makes you different from other IT companies?',
  ]),
  ...answered('careers', { must: ['resume'] }, [
    'Are you hiring?',
    'How can I apply for a job?',
    'I am looking for a position as a technician. Where do I send my CV?',
  ]),
  ...answered('reading', {}, [
    'How can I recognize a phishing email?',
    'Our Wi-Fi is slow, what could be the reason?',
    'Do you hold webinars?',
    'What should we ask before moving to the cloud?',
    'How do I reset my password?',
    'Do you have advice for law firms?',
  ]),
  ...answered('legal', {}, [
    'Do you sell my personal data?',
    'Is this chat conversation stored?',
    'What cookies does this site use?',
    'How can I have my data deleted?',
    'Which law governs the terms of service?',
  ]),
  ...answered('legal: liability', { must: ['$100'] }, ['What is the liability cap in your terms?']),
  ...answered('the assistant', { must: ['computer program'] }, [
    'Are you a bot?',
    'Am I chatting with a human?',
  ]),
  ...answered('typos: hours', open, ['wat are ur opning hours', 'when are you oepn on saterday']),
  ...answered('typos: address', where, ['whats your adress', 'were is your ofice located']),
  ...answered('typos: response', fast, [
    'how fsat do you respnd',
    'reponse tiem for critcal isues',
  ]),
  ...answered('typos: cloud', { must: ['first inventory'] }, ['do you help with clowd migraton']),
  ...answered('typos: services', {}, [
    'wich servises do you ofer',
    'do you do web desing',
    'helpdesk suport',
  ]),
  ...answered('follow-ups: response', fast, [
    ['Do you offer helpdesk support?', 'and how fast?'],
    ['Tell me about helpdesk support', 'How quickly do they answer?'],
  ]),
  ...answered('follow-ups: hours', open, [
    ['How fast do you respond?', 'What about weekends?'],
    ['Where is your office?', 'And when is it open?'],
    ['Do you offer helpdesk support?', 'And at night?'],
  ]),
  ...answered('follow-ups: address', where, [['What are your hours?', 'And where are you?']]),
  ...answered('follow-ups: case studies', { must: ['one day'] }, [
    ['Tell me about GJ Fitness', 'How long did it take?'],
    ['What did you do for the gym?', 'what were the results?'],
  ]),
  ...answered('follow-ups: more', {}, [
    ['Tell me about web design', 'Tell me more'],
    ['Do you do cloud migrations?', 'Is there downtime?'],
    ['Do you offer security services?', 'What is included in that?'],
    ['Which services do you offer?', 'Tell me about the network one'],
  ]),
  ...answered('several at once', { must: [officeHours.text, addressLine()] }, [
    'what is your address and your hours',
    'What are your hours and where are you located?',
    'Hi! Where is your office? And when are you open?',
  ]),
  ...answered('Spanish: hours', { must: [phone.text, officeHours.text, 'gracias'] }, [
    '¿Cuál es su horario?',
    '¿A qué hora abren los lunes?',
    '¿Están abiertos los fines de semana?',
  ]),
  ...answered('Spanish: others', { must: [phone.text, 'gracias'] }, [
    '¿Qué servicios ofrecen?',
    '¿Dónde están ubicados?',
    '¿Hacen páginas web?',
    '¿Cómo puedo contactarlos?',
    'Necesito ayuda para migrar a la nube',
  ]),
  ...answered('FAQ: area', { must: ['on site within about'] }, [
    'Must our company be in Dallas to become a client?',
  ]),
  ...answered('Spanish: jobs', { must: ['resume', 'gracias'] }, [
    'Tienen trabajos disponibles?',
    'busco empleo',
  ]),
  ...answered('reaching us', { must: [email.info] }, ['how can I send you a message']),
  ...answered('privacy', { from: '/privacy#security' }, [
    'Is my data encrypted when I send the form?',
  ]),
  ...answered('small talk', {}, ['Hello', 'Thanks!', 'Good morning', 'bye', 'Can you help me?']),
  ...answered('small talk', { must: ['I’m here'] }, [
    'ok',
    'Cool.',
    'test',
    ['What are your hours?', 'Got it!'],
  ]),
]
