// The chat with its local answerer: time to the first words, and a hundred conversations at once.
import { CHAT_ENDPOINT } from '../../src/contract/api'
import { startTemporarySite } from '../tools/temporary-site'
import { type BenchRow, percentile, spread } from './report'

const RUNS = 100
const ROUNDS = 5
const AT_ONCE = 100
/** Goals of the product, in milliseconds. */
const FIRST_TOKEN_MS = 30
const SLOWEST_MS = 300

const CONVERSATIONS: readonly (readonly string[])[] = [
  ['What are your hours?'],
  ['Do you offer helpdesk support?', 'and how fast?'],
  ['We already have an IT guy, would you still work with us?'],
  ['How much does a new website cost?'],
  ['Our server is down!'],
  ['Tell me about GJ Fitness', 'How long did it take?'],
  ['what can you do agianst phising in our ofice'],
  ['¿Dónde están ubicados?'],
  ['What is the capital of France?'],
  ['Do you test backups, and where is your office?'],
]

export async function chat(): Promise<BenchRow[]> {
  const site = await startTemporarySite({ redis: false })
  try {
    for (let run = 0; run < AT_ONCE; run++) await firstToken(site.url, run)
    const firsts: number[] = []
    for (let run = 0; run < RUNS; run++) firsts.push(await firstToken(site.url, run))
    const slowest: number[] = []
    for (let round = 0; round < ROUNDS; round++) slowest.push(await slowestOfMany(site.url))
    return [
      { name: 'first words of the chat', unit: 'ms', goal: FIRST_TOKEN_MS, ...spread(firsts) },
      {
        name: `${AT_ONCE} conversations at once, slowest percent`,
        unit: 'ms',
        goal: SLOWEST_MS,
        ...spread(slowest),
      },
    ]
  } finally {
    await site.stop()
  }
}

async function slowestOfMany(url: string): Promise<number> {
  const ask = async (run: number) => {
    const started = performance.now()
    const answer = await post(url, run, 'application/json')
    await answer.json()
    return performance.now() - started
  }
  const times = await Promise.all(Array.from({ length: AT_ONCE }, (_, run) => ask(run)))
  return percentile(times, 0.99)
}

async function firstToken(url: string, run: number): Promise<number> {
  const started = performance.now()
  const { body } = await post(url, run, 'text/event-stream')
  const reader = body?.getReader()
  await reader?.read()
  const ms = performance.now() - started
  while (!(await reader?.read())?.done) {
    // Drain the stream, so that the next run has the machine to itself.
  }
  return ms
}

async function post(url: string, run: number, accept: string): Promise<Response> {
  const said = CONVERSATIONS[run % CONVERSATIONS.length] ?? []
  const messages = said.map((content) => ({ role: 'user', content }))
  const answer = await fetch(url + CHAT_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ messages }),
  })
  if (answer.status !== 200) throw new Error(`the chat answered ${answer.status}`)
  return answer
}
