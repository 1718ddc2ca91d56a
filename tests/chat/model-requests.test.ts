// What the chat learns about a model from its answers: parameters it rejects, and room it needs to think.
import { expect, test } from 'vitest'
import { officeHours } from '../../src/content/company'
import { event } from '../support/openai'
import {
  ask,
  chatWith,
  chatWithModel,
  DONE,
  day,
  HOURS,
  OPEN,
  openai,
  setUpModel,
  tokensOfPrompt,
} from './model-chat'

setUpModel()

test.each(['gpt-5-mini', 'gpt-5.4-nano', 'o4-mini'])(
  '%s gets room to think, and what it does not take is left out',
  async (name) => {
    openai.reply = { say: [`The office is open ${officeHours.text}.`] }
    expect((await ask(HOURS, chatWithModel(name))).message).toContain('The office is open')
    const [request] = openai.requests
    expect(openai.requests).toHaveLength(1)
    expect(request).toMatchObject({ max_completion_tokens: 2_000, reasoning_effort: 'low' })
    expect(request).not.toHaveProperty('temperature')
    expect(request).not.toHaveProperty('max_tokens')
  },
)

test('a parameter that a model of any name rejects is left out, now and from then on', async () => {
  const rejects = ['temperature', 'max_tokens', 'reasoning_effort', 'stream_options', 'stream']
  openai.reply = { rejects, say: OPEN }
  const chat = chatWithModel('our-deployment')
  expect((await ask(HOURS, chat)).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(6)
  expect((await ask(HOURS, chat)).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(7)
  expect(openai.requests.at(-1)).toMatchObject({ max_completion_tokens: 2_000 })
})

const inMessage = (message: string) => ({ error: { message, type: null, param: null, code: 400 } })

test.each([
  ['LiteLLM', 400, inMessage("UnsupportedParamsError: gpt-5 models don't support max_tokens=400.")],
  ['Google', 400, inMessage('Invalid JSON payload received. Unknown name "max_tokens"')],
  ['Bedrock', 400, inMessage('`max_tokens` is deprecated for this model.')],
])('%s names a rejected parameter in words only', async (_, status, body) => {
  openai.reply = { rejects: ['max_tokens'], say: OPEN, with: { status, body } }
  expect((await ask(HOURS)).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(2)
  expect(openai.requests.at(-1)).toMatchObject({ max_completion_tokens: 2_000 })
})

test.each([
  'think value "low" is not supported for this model',
  '"llama3" does not support thinking',
  '`reasoning_effort` must be one of `none` or `default`',
  'Model does not support parameter reasoningEffort',
])('a model that cannot be asked for little effort is asked without: %s', async (message) => {
  openai.reply = {
    rejects: ['reasoning_effort'],
    say: OPEN,
    with: { status: 400, body: inMessage(message) },
  }
  const chat = chatWithModel('o4-mini')
  expect((await ask(HOURS, chat)).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(2)
  expect(openai.requests.at(-1)).toMatchObject({ max_completion_tokens: 2_000 })
})

test('another error of a model that thinks does not change how it is asked', async () => {
  const chat = chatWithModel('o4-mini')
  openai.reply = { status: 400 }
  await ask(HOURS, chat)
  openai.reply = { say: [OPEN] }
  await ask(HOURS, chat)
  expect(openai.requests.at(-1)).toMatchObject({ reasoning_effort: 'low', stream_options: {} })
})

test.each([
  ['o4-mini', 2, inMessage('think value "low" is not supported for this model')],
  [
    'o4-mini',
    3,
    { object: 'error', message: "This model's maximum context length is 2048 tokens" },
  ],
  ['o4-mini', 1, { error: { message: 'See …/guides/reasoning#advice', code: 'invalid_prompt' } }],
  ['test', 2, inMessage('Unexpected error: the stream was closed')],
  ['test', 2, inMessage('Unexpected content: server room temperature')],
])(
  'a rejection by %s that stays without the parameter does not change how it is asked (%i requests)',
  async (name, requests, body) => {
    const chat = chatWithModel(name)
    openai.reply = { rejects: ['messages'], say: '', with: { status: 400, body } }
    expect((await ask(HOURS, chat)).message).toContain(`Office: ${officeHours.text}`)
    expect(openai.requests).toHaveLength(requests)
    openai.reply = { say: [OPEN] }
    await ask(HOURS, chat)
    expect(openai.requests.at(-1)).toEqual(openai.requests[0])
  },
)

test.each([
  ['o4-mini', inMessage('"x" does not support thinking')],
  ['test', inMessage('Unexpected error: the stream was closed')],
])(
  'a rejection by %s does not change how it is asked if the request then fails otherwise',
  async (name, body) => {
    const chat = chatWithModel(name)
    const once = { status: 400, body }
    openai.reply = { rejects: ['messages'], say: '', with: once, next: { status: 429 } }
    await ask(HOURS, chat)
    expect(openai.requests).toHaveLength(2)
    openai.reply = { say: [OPEN] }
    await ask(HOURS, chat)
    expect(openai.requests.at(-1)).toEqual(openai.requests[0])
  },
)

test('a server that thinks and rejects without words is asked without what is optional', async () => {
  const body = { message: { detail: [{ loc: ['body'], msg: 'Extra inputs are not permitted' }] } }
  const rejects = ['reasoning_effort', 'stream_options']
  openai.reply = { rejects, say: OPEN, with: { status: 422, body } }
  expect((await ask(HOURS, chatWithModel('o4-mini'))).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(3)
  // One that is sent nothing optional may mean anything.
  openai.reply = { rejects: ['temperature'], say: OPEN, with: { status: 422, body } }
  await ask(HOURS)
  expect(openai.requests).toHaveLength(4)
})

test('a server that rejects both names of a limit is asked without one', async () => {
  openai.reply = { rejects: ['max_tokens', 'max_completion_tokens'], say: OPEN }
  expect((await ask(HOURS)).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(3)
})

test('two questions at once learn together what a model rejects', async () => {
  openai.reply = { rejects: ['temperature'], say: OPEN }
  const chat = chatWithModel('our-deployment')
  const answers = await Promise.all([ask(HOURS, chat), ask(HOURS, chat)])
  for (const { message } of answers) expect(message).toContain('The office is open')
})

test('a prompt that is too long for a model does not change how it is asked', async () => {
  const chat = chatWithModel('our-deployment')
  const body = inMessage('max_tokens is too large: 400. The prompt has 1,900 of 2,048 tokens.')
  openai.reply = { rejects: ['max_tokens'], say: OPEN, with: { status: 400, body } }
  expect((await ask(HOURS, chat)).message).not.toContain('The office is open')
  openai.reply = { say: [OPEN] }
  expect((await ask(HOURS, chat)).message).toContain('The office is open')
  expect(openai.requests.at(-1)).toMatchObject({ max_tokens: 400, temperature: 0 })
})

test('any other rejected parameter is left to the local answer, and asked once', async () => {
  openai.reply = { rejects: ['messages'], say: '' }
  expect((await ask(HOURS)).message).toContain(`Office: ${officeHours.text}`)
  expect(openai.requests).toHaveLength(1)
})

const THOUGHTS = event({ content: '', reasoning: 'Hm.' })

/** Thinks until its room is used up, unless that is the larger one. */
const needsRoom = {
  limit: 1_000,
  under: { body: `${THOUGHTS}${event({ content: '' }, 'length')}${DONE}` },
  over: { body: `${THOUGHTS}${event({ content: OPEN })}${event({}, 'stop')}${DONE}` },
}

test('a model of any name whose thoughts leave no room for an answer gets it, now and from then on', async () => {
  const prompt = await tokensOfPrompt()
  const chat = chatWithModel('qwen3')
  openai.reply = needsRoom
  expect((await ask(HOURS, chat)).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(2)
  expect(openai.requests[1]).toMatchObject({
    max_tokens: 2_000,
    reasoning_effort: 'low',
    stream_options: { include_usage: true },
  })
  expect(day.taken).toBe(2 * prompt + 400 + 2_000)
  expect((await ask(HOURS, chat)).message).toContain('The office is open')
  expect(openai.requests).toHaveLength(3)
})

test('a second request with more room that is refused is refunded', async () => {
  const prompt = await tokensOfPrompt()
  openai.reply = { ...needsRoom, over: { status: 429 } }
  expect((await ask(HOURS, chatWithModel('qwen3'))).message).toContain(
    `Office: ${officeHours.text}`,
  )
  expect(openai.requests).toHaveLength(2)
  expect(day.taken).toBe(prompt + 400)
})

test('that a model thinks is learned although nobody waits for its answer', async () => {
  const chat = chatWith(200)
  openai.reply = { stall: ['<think>The hours?'] }
  await ask(HOURS, chat)
  openai.reply = { say: [OPEN] }
  await ask(HOURS, chat)
  expect(openai.requests.at(-1)).toMatchObject({ max_tokens: 2_000 })
})

test('two questions at once learn together that a model thinks', async () => {
  openai.reply = needsRoom
  const chat = chatWithModel('qwen3')
  const answers = await Promise.all([ask(HOURS, chat), ask(HOURS, chat)])
  for (const { message } of answers) expect(message).toContain('The office is open')
})

test('a model gets no room to think that the budget of the day does not have', async () => {
  day.limit = (await tokensOfPrompt()) + 400
  openai.reply = needsRoom
  expect((await ask(HOURS)).message).toContain(`Office: ${officeHours.text}`)
  expect(openai.requests).toHaveLength(1)
})

test.each([
  ['between tags', ['<think>\nThe hours? ', 'Hm.\n</think>', '\n\n', OPEN]],
  ['between tags in pieces', ['\n<th', 'ink>The <b>hours</b>', '? Hm.</th', `ink>${OPEN}`]],
  ['between other tags', [`[THINK]The hours?[/THINK]${OPEN}`]],
  ['in letters that are longer in lower case', [`<think>İİİİ hours?</think>${OPEN}`]],
  ['between tags with nothing in them', [`<think>\n\n</think>\n\n${OPEN}`]],
])('what a model thinks %s in its answer is not shown', async (_, say) => {
  openai.reply = { say }
  const chat = chatWithModel('qwen3')
  const { message, shown } = await ask(HOURS, chat)
  expect(message).toContain('The office is open')
  expect(shown).not.toContain('hours?')
  expect(shown.trim()).toMatch(/^The office/)
  await ask(HOURS, chat)
  expect(openai.requests.at(-1)).toMatchObject({ max_tokens: 2_000 })
})
