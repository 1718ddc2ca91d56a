// One visitor’s question must not keep the others waiting: whatever is sent, the answer costs about as much as a usual one.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Chain, createChain } from '../../server/chat/chain'
import type { ChatMessage } from '../../src/contract/chat'

/** The largest body of a request, in bytes. */
const BODY = 64 * 1024
/** A busy machine makes any measurement longer. */
const RUNS = 3
/** Six times what is usual was measured, and up to forty times where each purpose reads all that is said anew. */
const TIMES = 10

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

/** In milliseconds; the least of several. */
async function costOf(messages: readonly ChatMessage[]): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    // Nothing of the last run is kept.
    await nextTurn()
    const started = performance.now()
    for await (const _ of chain.stream(messages)) {
      // Drain the answer.
    }
    least = Math.min(least, performance.now() - started)
  }
  return least
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

/** A different word each time. */
const misspelled = Array.from({ length: 26 * 26 }, (_, at) => {
  const [first, second] = [at % 26, Math.floor(at / 26)].map((n) => String.fromCharCode(97 + n))
  return `serv${first}${second}er `
}).join('')

const parts = [
  'is ',
  'hi ',
  'and ',
  '. ',
  'ﷺ',
  'the position ',
  'our server is not down. ',
  misspelled,
]
const named = parts.map((part) => [part.slice(0, 24), part] as const)

test.each(named)(
  'the most that a request can hold of “%s” costs little',
  { retry: 2 },
  async (_, part) => {
    expect(await costOf(most(part))).toBeLessThan(TIMES * (await costOf(usual)))
  },
)
