// Answers with a model: it gets what was retrieved, and its answer is read sentence by sentence and accepted only
// as far as the passages support it. On any failure the local answerer takes over.
import { type Log, shouldLog } from '../../../src/node/log'
import { aheadOf, asksForPerson, composeAnswer } from '../answers/compose-answer'
import { piecesOf } from '../answers/html'
import { partsOfText } from '../answers/parts-of-text'
import type { Passage } from '../passages/passage'
import type { Asker, AskModel, Turn } from '../turn'
import { checkSentence, groundsOf, isBare } from './check-sentence'
import type { ModelSettings } from './open-model'
import { openModel, TooSlowError, UnfinishedError } from './open-model'
import { NOT_IN_PASSAGES } from './prompt'
import { sentencesOfStream } from './sentences-of-stream'

const MOST_PASSAGES = 6
/** Longest answer that is shown, in characters. */
const MAX_LENGTH = 3_000
/** Models also write it in words ("Not in passages.") or with the underscores escaped as in Markdown. */
const NOT_FOUND = new RegExp(NOT_IN_PASSAGES.replaceAll('_', '[\\s_\\\\]*'), 'i')
/** Shorter sentences, such as the lines of a list, may occur again. */
const MIN_REPEATED_WORDS = 3

/** Why a model's answer is not used. `not-found` is not a failure: the passages hold no answer. */
class Unusable extends Error {
  override name = 'Unusable'
  constructor(readonly reason: string) {
    super(reason)
  }
}

export function createAskModel(settings: ModelSettings, log: Log): AskModel {
  const ask = openModel(settings)

  /** Yields the answer's sentences, each checked before it is passed on. Throws if one is unusable. */
  async function* checked(turn: Turn, asker: Asker): AsyncGenerator<string> {
    const passages = passagesFor(turn)
    const grounds = groundsOf(passages)
    const texts = await ask(turn, passages, asker)
    if (texts === 'over-budget') throw new Unusable('budget')
    const before = new Set<string>()
    let length = 0
    let isEmpty = true
    for await (const sentence of sentencesOfStream(texts)) {
      length += sentence.length
      if (NOT_FOUND.test(sentence)) throw new Unusable('not-found')
      const fault = length > MAX_LENGTH ? 'length' : checkSentence(sentence, grounds)
      if (fault) throw new Unusable(fault)
      if (isRepeated(sentence, before)) throw new Unusable('repeated')
      const isBlank = sentence.trim() === ''
      if (!isBlank && isBare(sentence, grounds)) continue
      isEmpty &&= isBlank
      yield sentence
    }
    if (isEmpty) throw new Unusable('empty')
  }

  return async function* (turn, asker) {
    const ahead = aheadOf(turn, 'answered')
    let text = ''
    let isShown = false
    try {
      for (const piece of piecesOf({ parts: ahead, citations: [] })) {
        isShown = true
        yield { text: piece }
      }
      for await (const sentence of checked(turn, asker)) {
        isShown = true
        yield { text: text === '' && ahead.length > 0 ? `\n\n${sentence}` : sentence }
        text += sentence
      }
      const parts = [...ahead, ...partsOfText(text)]
      const offersForm = asksForPerson(turn.found)
      yield { answer: { parts, citations: citationsOf(turn), outcome: 'answered', offersForm } }
    } catch (err) {
      if (asker.signal?.aborted) throw err
      const answer = instead(turn, err, log)
      // Text already shown is replaced at once; otherwise the answer streams like any other.
      if (!isShown) for (const piece of piecesOf(answer)) yield { text: piece }
      yield { answer }
    }
  }
}

/** Whether the sentence was said before; remembers it. A model that is stuck says the same thing over and over. */
function isRepeated(sentence: string, before: Set<string>): boolean {
  const words = sentence.trim().toLowerCase().split(/\s+/)
  if (words.length < MIN_REPEATED_WORDS) return false
  const { size } = before
  return before.add(words.join(' ')).size === size
}

/** The local answer. It replaces what has been shown of the model's. */
function instead(turn: Turn, err: unknown, log: Log) {
  const local = composeAnswer(turn)
  const reason = reasonOf(err)
  if (reason === 'not-found') return local
  if (shouldLog(log, reason)) {
    log.warn({ reason, cause: causeOf(err) }, 'the model gave no usable answer; answered locally')
  }
  return { ...local, outcome: 'fallback' as const }
}

function reasonOf(err: unknown): string {
  if (err instanceof Unusable) return err.reason
  if (err instanceof UnfinishedError) return 'unfinished'
  return err instanceof TooSlowError ? 'time' : 'no answer'
}

/** Only the error's kind and codes, such as 401 and `invalid_api_key`: a message may quote the question. */
function causeOf(err: unknown): string {
  const { name, status, code, cause } = (err ?? {}) as Record<string, unknown>
  const deeper = (cause as { code?: unknown } | null | undefined)?.code
  const parts = [name, status, code, deeper].map((part) => String(part ?? ''))
  return parts.filter((part) => /^\w{1,64}$/.test(part)).join(' ')
}

function foundIn({ found }: Turn): Passage[] {
  return found.flatMap(({ topic }) => (topic.kind === 'passage' ? [topic.passage] : []))
}

function passagesFor(turn: Turn): Passage[] {
  return [...new Set([...foundIn(turn), ...turn.nearby()])].slice(0, MOST_PASSAGES)
}

function citationsOf(turn: Turn): { title: string; path: string }[] {
  const found = foundIn(turn)
  const shown = found.length > 0 ? found : passagesFor(turn).slice(0, 1)
  const byPath = new Map(shown.map(({ title, path }) => [path, { title, path }]))
  return [...byPath.values()]
}
