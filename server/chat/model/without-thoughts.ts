// Some servers put what a model thinks into its answer, between tags, in front of what it says.

/** Of models of DeepSeek and Qwen (the first), Google, ByteDance, Moonshot, and Mistral (the last). */
const TAGS = ['<think>', '<thinking>', '<thought>', '<seed:think>', '◁think▷', '[THINK]']

interface ThoughtFilter {
  /** Of the next piece of an answer, what the model says: nothing while it thinks. */
  without(text: string): string
  /** What was held back at the end of the answer because a tag may begin so. */
  rest(): string
  /** Whether the answer began with thoughts. */
  areSeen(): boolean
}

export function createThoughtFilter(): ThoughtFilter {
  let held = ''
  let closing: string | undefined
  let isOver = false
  const release = (from: number) => {
    const text = held.slice(from)
    held = ''
    isOver = true
    return text
  }
  return {
    without(text) {
      if (isOver) return text
      held = (held + text).trimStart()
      const tag = TAGS.find((each) => held.startsWith(each))
      closing ??= tag && `${tag.charAt(0)}/${tag.slice(1)}`
      if (!closing) return TAGS.some((each) => each.startsWith(held)) ? '' : release(0)
      const end = held.indexOf(closing)
      if (end !== -1) return release(end + closing.length)
      // Only what may be the beginning of the closing tag: thoughts searched again with each piece would block the server.
      held = held.slice(1 - closing.length)
      return ''
    },
    rest: () => (closing ? '' : held),
    areSeen: () => closing !== undefined,
  }
}
