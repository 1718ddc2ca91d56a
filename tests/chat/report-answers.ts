// What tests of reports of trouble compare answers with.
import { textOf } from '../../server/chat/answers/html'
import { createChain } from '../../server/chat/chain'
import { company } from '../../src/content/company'
import { howTos } from '../../src/content/how-tos'
import { converse } from './evaluate'

export const chain = await createChain(null)

/** The answer to the last message of a conversation, without an account. */
export async function answerTo(...said: string[]) {
  const { parts, outcome } = await converse(chain, said)
  return { outcome, text: textOf({ parts, citations: [] }) }
}

/** How the answer to a report begins. */
export const line = `If this is an emergency, call ${company.phone.text} now.`

const [steps] = howTos['suspected-break-in']
/** What to do first after an attack. */
export const firstStep = steps?.kind === 'steps' ? String(steps.items[0]) : ''
