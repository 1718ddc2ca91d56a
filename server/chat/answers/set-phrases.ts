// The assistant's fixed phrases: all it says that is not from the content. Their only facts are those of company.ts.
import { company, emergencyHours } from '../../../src/content/company'
import { spanishPhrases } from '../../../src/content/spanish-phrases'
import type { SmallTalk } from '../questions/small-talk'
import type { UnknownTopic } from '../questions/unknown-questions'
import type { Citation, Part } from './answer'

const { name, phone, email } = company

export const contactPage: Citation = { title: 'Contact us', path: '/contact' }

const reach = `Use the form on our contact page or call ${phone.text}.`

export const emergencyLine: Part = {
  kind: 'p',
  strong: `If this is an emergency, call ${phone.text} now.`,
  text: `Emergency support is available ${emergencyHours.text}.`,
}

export const emergencyLineInSpanish: Part = {
  kind: 'p',
  strong: spanishPhrases.emergency,
  text: spanishPhrases.emergencyHours,
}

export const unknownAnswers: Readonly<Record<UnknownTopic, string>> = {
  price: `I don’t have prices: this site doesn’t publish any, and I won’t guess. ${reach}`,
  promise: `I can’t promise or guarantee anything on the company’s behalf; what applies to you is settled in a written agreement. ${reach}`,
  contract: `This site doesn’t say, so I don’t know; what applies to you is settled in a written agreement. Our team can tell you: ${lower(reach)}`,
  affair: `I’m sorry for the trouble. I can’t see or change contracts, requests, tickets or invoices; a person on our team can: call ${phone.text} or write to ${email.support}.`,
  unpublished: `This site doesn’t say, so I don’t know. Our team can tell you: ${lower(reach)}`,
  hipaa: `This site doesn’t say whether we hold any certificate. Our team can tell you: ${lower(reach)} About patient data it says this:`,
  job: `This site doesn’t say, so I don’t know. Our team can tell you: ${lower(reach)} About applying it says this:`,
  details: `I can’t pass on what you type here unless you send it with a form, so please don’t count on a call or an email because of it. To reach our team, ${lower(reach)}`,
  secret: `Please don’t type passwords, card numbers or the like here: this chat never needs them and can’t use them, and a password that was typed anywhere else should be changed. For what you want done, ${lower(reach)}`,
  more: `That is all I can quote about it. The page linked below may say more, and so can our team: ${lower(reach)}`,
}

export const unnamed = 'This site doesn’t mention that by name. The closest match:'

export const notFound = `I didn’t find an answer to that on this site. Our team can help: ${lower(reach)}`

export const unreadable =
  `I can only read English and some Spanish. Our team can help: ${lower(reach)} ` +
  `In an emergency, call ${phone.text} now, ${emergencyHours.text}.`

export const refusal =
  `I can only help with questions about ${name}, its services and what is on this website. ` +
  `For anything else that concerns us, ${lower(reach)}`

export const smallTalkAnswers: Readonly<Record<SmallTalk, string>> = {
  greeting: `Hello! I answer questions about ${name}: services, hours, response times, how to reach us. What would you like to know?`,
  thanks: 'You’re welcome. Is there anything else you would like to know?',
  heard: `I’m here. Ask me about ${name} whenever you like: services, hours, response times, how to reach us.`,
  goodbye: `Goodbye, and thank you for stopping by. You can reach our team at ${phone.text}.`,
  help: `Of course. Ask me about ${name}: services, hours, response times, client stories, jobs. If you’d rather talk to a person, call ${phone.text}.`,
  unhelped: `I’m sorry that I was no help: I can only quote what this site says. A person can tell you more: call ${phone.text} or write to ${email.info}. Or ask me again in other words.`,
  unclear:
    'I’m not sure which one you mean. Please name it in your question, for example the service or the client.',
  settled: `Good, then that’s settled. If anything else comes up, ask me or call ${phone.text}.`,
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
