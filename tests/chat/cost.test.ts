// One visitor’s question must not keep the others waiting: whatever is sent, the answer costs about as much as a usual one.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Chain, createChain } from '../../server/chat/chain'
import type { ChatMessage } from '../../src/contract/chat'
import { processorTimeOf } from '../support/processor-time'

/** The largest body of a request, in bytes. */
const BODY = 64 * 1024
/** The first ones compile the code as well. */
const RUNS = 6
/**
 * Three to six times what is usual was measured, and up to twenty in a run of all tests, which have made the code for
 * what is usual fast by then; forty times and more where each purpose reads all that is said anew.
 */
const TIMES = 25

const USUAL = [
  'hi, do you work with dental offices in plano?',
  'what are your hours',
  'how fast do you respond when our server is down',
  'and what does it cost for 20 people?',
  'we want to move our email to microsoft 365',
]

let chain: Chain

beforeAll(async () => {
  chain = await createChain(null)
})

/** In milliseconds of processor time. */
async function costOf(messages: readonly ChatMessage[]): Promise<number> {
  // Nothing of the last run is kept.
  await nextTurn()
  return processorTimeOf(async () => {
    for await (const _ of chain.stream(messages)) {
      // Drain the answer.
    }
  })
}

/** How many times as much the first costs as the second. */
async function ratio(one: readonly ChatMessage[], other: readonly ChatMessage[]): Promise<number> {
  const costs: [number, number][] = []
  for (let run = 0; run < RUNS; run++) costs.push([await costOf(one), await costOf(other)])
  return Math.min(...costs.map(([first]) => first)) / Math.min(...costs.map(([, second]) => second))
}

const usual = Array.from({ length: 51 }, (_, at) => ({
  role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
  content: USUAL[(at / 2) % USUAL.length] ?? 'Yes, we do.',
}))

/** As many of the longest messages as a request can hold. */
function most(part: string): ChatMessage[] {
  const message = { role: 'user' as const, content: part.repeat(2_000).slice(0, 2_000) }
  const size = Buffer.byteLength(JSON.stringify(message)) + 1
  return Array.from({ length: Math.min(50, Math.floor((BODY - 20) / size)) }, () => message)
}

const parts = ['is ', 'hi ', 'and ', '. ', 'ﷺ', 'the position ', 'our server is not down. ']

test.each(parts)('the most that a request can hold of “%s” costs little', async (part) => {
  expect(await ratio(most(part), usual)).toBeLessThan(TIMES)
})

/** Words between which the rules read. */
const WORDS =
  'how,what,who,would,do you,if a,is,are,not,no,our,we,my,you,the,a,and,or,but,for,with,without,to,down,emergency,server,email,please,can,new,hacked,help'.split(
    ',',
  )
const ONCE_EACH = USUAL.map((content) => [{ role: 'user' as const, content }])
/** As above, for a single message: about ten was measured, and 500 for a pattern with three ranges. */
const TIMES_OF_ONE = 60

test('three words, each repeated in a third of a message, cost little, whichever they are', async () => {
  const word = (at: number) => `${WORDS[at % WORDS.length]} `
  const thirds = Array.from({ length: 3 * WORDS.length }, (_, at) =>
    [at, 5 * at + 3, 11 * at + 5].map(word),
  )
  let usualMs = 0
  for (const messages of [...ONCE_EACH, ...ONCE_EACH]) usualMs += await costOf(messages)
  const most = (TIMES_OF_ONE * usualMs) / (2 * ONCE_EACH.length)
  for (const three of [['how ', 'would ', ' if a '], ...thirds]) {
    const content = three.map((part) => part.repeat(650).slice(0, 650)).join('')
    expect(await costOf([{ role: 'user', content: `${content} our` }]), three.join()).toBeLessThan(
      most,
    )
  }
})
