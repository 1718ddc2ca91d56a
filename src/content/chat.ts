// Texts that the chat shows on its own. Its answers come from the server.
import { company } from './company'

export const chat = {
  name: `${company.name} assistant`,
  tagline: 'Answers at any hour',
  /** HTML, like every message from the assistant. */
  greeting: `<p>Hi, I’m the ${company.name} assistant. Ask me about our services, response times or hours. I answer from this website, and when I don’t know, I say so. An outside AI provider may receive what you ask: see our <a href="/privacy#chat-assistant">Privacy Policy</a>.</p>`,
  /** Offered until the first question is asked. */
  suggestions: ['Which services do you offer?', 'How fast do you respond?', 'Where are you based?'],
  disclaimer: 'Powered by AI, responses may not be 100% accurate',
  invitation: {
    title: 'Need a quick answer?',
    text: 'Ask about services, response times or how to get started.',
    accept: 'Chat now',
    decline: 'Maybe later',
  },
  offer:
    '<p>Would you like a person to get back to you? Leave your details below and our team will follow up.</p>',
  thanks:
    '<p>Thank you! Your details and this conversation are with our team, and a person will get back to you.</p>',
  trouble: `<p>I’m having trouble connecting to my knowledge base right now. Please try again in a moment, or email our team at <a href="mailto:${company.email.support}">${company.email.support}</a>.</p>`,
  failure: {
    title: 'Communication error',
    text: 'Unable to get a response. Please try again or contact support.',
  },
  contactFailure: {
    title: 'Error',
    text: 'Failed to submit contact information. Please try again.',
  },
} as const
