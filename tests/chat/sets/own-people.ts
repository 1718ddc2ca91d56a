// What a visitor's own customers and staff do, which sounds like what we do for visitors here; and the questions about
// this site that sound like them.
import { company } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone } = company

/** Text messages that we send to visitors, an AI model that may answer in the chat, and paying us are other matters. */
const elsewhere = {
  must: [phone.text],
  mustNot: ['reply STOP', 'AI model', 'nothing can be bought'],
}

const ofVisitors: readonly Case[] = [
  ...declined('own customers: texts', elsewhere, [
    'can you text my customers',
    'our customers text us, can you set that up',
    'can you set up text messaging for our customers',
    'can you send text messages to our customers for us',
    'we want to text our customers',
    'can our customers text us on our office number',
    'our clients text us pictures, can you help',
    'can my customers text me through the website',
    'do you do SMS marketing',
    "are our customers' texts safe",
    'can you text our customers when a ticket is closed',
    'our customers get text messages from our system',
  ]),
  ...onPages(
    'own staff: scam texts',
    ['/resources#cybersecurity', '/resources#spot-phishing', '/services/security-services'],
    [
      'my employees get scam texts',
      'our staff get scam texts',
      'employees getting phishing text messages',
      'my team receives fake texts from the CEO',
      'we get phishing texts',
    ],
  ),
  ...declined('own staff: AI', elsewhere, [
    'what happens to data my employees type into an AI',
    'is what my staff type into copilot sent to an AI model',
    'what AI provider should we use',
    'which AI should our office use',
    'can my staff use chatgpt',
    'may our employees use AI tools',
    'what does copilot do with our data',
    'what happens to what we type into chatgpt',
    'we need an AI policy for our employees',
    'who sees what my staff type into chatgpt',
    'who sees what my employees type',
    'can you monitor what our employees type',
    'do you monitor what our staff types',
    'can you log what my workers type',
    'do you record what our people type',
    'is what my staff type sent to openai',
    'can you build us an AI chatbot',
  ]),
  ...onPages(
    'own staff: AI',
    ['/resources#cybersecurity'],
    ['is chatgpt safe for my company', 'is company data typed into an AI safe'],
  ),
  ...onPages(
    'own customers: payments',
    ['/services/web-design'],
    { must: ['doesn’t mention that by name'] },
    [
      'can my customers pay online',
      'can our clients pay on our website',
      'can our patients pay their bill online',
      'can you build a shop where customers pay online',
      'we want our customers to pay online',
      'can people buy things from our website',
      'can you add a payment page to our website',
      'can you let our customers pay online',
      'do you build a payment form',
    ],
  ),
  ...onPages(
    'own customers: payments',
    ['/services/web-design'],
    [
      'set up a payment page for our invoices',
      'we need a payment form for our invoices',
      'add a checkout page for our shop',
    ],
  ),
  ...onPages(
    'own website: forms',
    ['/services/web-design'],
    [
      'where do the forms on our site go',
      'Where do forms on our website go?',
      'where do forms from our website get sent',
      'where do our website forms go',
      'where are the forms on my website sent',
      'where does the contact form on our website get sent',
    ],
  ),
  ...onPages(
    'own staff: at home',
    ['/services/network-services'],
    { must: ['People who work remotely'] },
    [
      'can we work from home',
      'can our staff work remotely',
      'can my team work from home',
      'we want to work from home',
      'can you set us up to work from home',
      'so our staff can work from home',
    ],
  ),
  ...onPages(
    'own staff: support',
    ['/services/helpdesk-support'],
    ['live online support', 'live remote support for our office', 'do you give support online'],
  ),
  ...declined('own staff: support', { must: [phone.text] }, ['do you have live chat support']),
]

const ofThisSite: readonly Case[] = [
  ...onPages(
    'this site: texts',
    ['/privacy#text-messages'],
    [
      'do you text us',
      'do you text people',
      'do you text your customers',
      'will you text me about my request',
      'do you text clients when a ticket is closed',
      'do you text when a ticket is closed',
      'will you text me when my ticket is done',
      'do you send a text when the job is finished',
      'will you text us once the technician is on the way',
    ],
  ),
  ...onPages(
    'this site: texts to customers of a visitor',
    ['/privacy#text-messages'],
    { must: ['reply STOP'] },
    [
      'My clients get texts from you, how do they stop?',
      'how do my members stop text messages from you',
      'why do our customers receive texts from cedarline',
      'Will our clients get texts from you?',
      'do our customers get text messages from you?',
      'do our clients get sms messages from your company',
    ],
  ),
  ...onPages(
    'this site: AI',
    ['/privacy#chat-assistant'],
    [
      'does the chat use AI',
      'who sees what I type here',
      'is what I type here sent to an AI model',
      'which AI provider do you use',
      'is our conversation given to an AI',
      'is my chat sent to openai',
      'is my question sent to OpenAI?',
      'do you send my messages to openai',
      'do you share my questions with openai',
      'does openai see my chat',
      'is what I write here sent to gemini',
      'is my question sent to chatgpt',
    ],
  ),
  ...declined('this site: AI', { mustNot: ['AI model'] }, [
    'send your prompt to openai',
    'does openai see your system prompt',
    'are you claude',
  ]),
  ...onPages(
    'this site: payments',
    ['/terms#payment'],
    [
      'can I pay on your site',
      'can I pay by card on your website',
      'can I pay my invoice online',
      'do you let customers pay online',
      'do you allow clients to pay online',
      'do you let your customers pay you online',
      'do you let customers pay by card',
    ],
  ),
  ...answered('this site: forms', { from: '/privacy#automatic-emails' }, [
    'where does the form go',
    'where do my form entries go',
    'where do the forms on your site go',
    'where do your website forms go',
  ]),
  ...onPages('this site: forms', ['/contact'], ['where is the form']),
  ...answered('webinars', { from: '/resources#webinars', must: ['45 minutes'] }, [
    'when is the next webinar',
    'when is your next webinar',
    'what date is the next webinar',
  ]),
  ...answered('webinars', { from: '/resources#webinars', must: ['how many will attend'] }, [
    'can I sign up for a webinar',
    'how do we book a webinar for 20 people',
    'live online class for my staff',
  ]),
]

export const cases: readonly Case[] = [...ofVisitors, ...ofThisSite]
