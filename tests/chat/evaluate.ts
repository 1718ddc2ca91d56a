// Asks the local answerer every question of the evaluation and judges its answers.
import type { Answer } from '../../server/chat/answers/answer'
import { textOf } from '../../server/chat/answers/html'
import { present } from '../../server/chat/answers/present'
import { createChain } from '../../server/chat/chain'
import { company } from '../../src/content/company'
import type { ChatMessage } from '../../src/contract/chat'
import type { Case } from './case'
import { cases } from './cases'
import { findInvented } from './find-invented'

interface Judged {
  asked: Case
  text: string
  /** What is wrong with the answer; empty when it is right. */
  faults: string[]
  /** Statements that are in no content. */
  invented: string[]
}

export async function evaluate(): Promise<Judged[]> {
  const chain = await createChain(null)
  const judged: Judged[] = []
  for (const asked of cases) judged.push(await judge(chain, asked))
  return judged
}

type Chain = Awaited<ReturnType<typeof createChain>>

async function judge(chain: Chain, asked: Case): Promise<Judged> {
  const answer = await converse(chain, asked.said)
  const text = textOf({ parts: answer.parts, citations: [] })
  const said = text.toLowerCase()
  const paths = answer.citations.map(({ path }) => path)
  const answered = answer.outcome === 'answered'
  const faults = [
    ...(answered === (asked.expect === 'answered') ? [] : [`was ${answer.outcome}`]),
    ...asked.must.filter((words) => !said.includes(words.toLowerCase())).map((w) => `lacks "${w}"`),
    ...asked.mustNot.filter((words) => said.includes(words.toLowerCase())).map((w) => `has "${w}"`),
    ...(asked.from && !paths.includes(asked.from) ? [`cites ${paths.join(' ') || 'nothing'}`] : []),
    ...faultsOfPages(asked.pages, paths),
    ...(/^(?:unseen \d+: )?emergency$/.test(asked.group) && !startsWithEmergencyLine(answer)
      ? ['no line first']
      : []),
  ]
  return { asked, text, faults, invented: findInvented(text) }
}

const LEGAL = ['/privacy', '/terms', '/cookies']

function faultsOfPages(pages: readonly string[] | undefined, paths: readonly string[]): string[] {
  if (!pages) return []
  const within = (path: string, among: readonly string[]) =>
    among.some((start) => (start === '/' ? path === start : path.startsWith(start)))
  const stray = paths.filter((path) => within(path, LEGAL) && !within(path, pages))
  const first = paths[0] ?? 'nothing'
  return [
    ...(within(first, pages) ? [] : [`cites ${first} first`]),
    ...stray.map((path) => `cites ${path}`),
  ]
}

/** Plays a conversation up to its last question and returns that answer. */
export async function converse(chain: Chain, said: readonly string[]): Promise<Answer> {
  const messages: ChatMessage[] = []
  let answer: Answer | null = null
  for (const content of said) {
    if (answer) messages.push({ role: 'assistant', content: present(answer).message })
    messages.push({ role: 'user', content })
    answer = await ask(chain, messages)
  }
  if (!answer) throw new Error('nothing was asked')
  return answer
}

export async function ask(chain: Chain, messages: readonly ChatMessage[]): Promise<Answer> {
  for await (const piece of chain.stream(messages)) {
    if ('answer' in piece) return piece.answer
  }
  throw new Error('no answer')
}

function startsWithEmergencyLine({ parts: [first] }: Answer): boolean {
  return first?.kind === 'p' && (first.strong?.includes(company.phone.text) ?? false)
}
