import { expect, test } from 'vitest'
import { passages } from '../passages/passages'
import type { Topic } from '../questions/topics'
import { composeAnswer } from './compose-answer'
import { present } from './present'

function offerFor(topic: Topic) {
  const found = [{ topic, clause: '', terms: new Set<string>(), similarity: 1 }]
  const question = { found, verdict: 'ask', familiar: true, emergency: false, language: 'en' }
  return present(composeAnswer(question as Parameters<typeof composeAnswer>[0])).offer
}

function passage(id: string): Topic {
  const found = passages.find((one) => one.id === id)
  if (!found) throw new Error(`no passage ${id}`)
  return { kind: 'passage', passage: found }
}

test('who asks for a person, or was not helped, is offered the form', () => {
  expect(offerFor(passage('company:contact'))).toBe('contact-form')
  expect(offerFor({ kind: 'small-talk', about: 'unhelped' })).toBe('contact-form')
  expect(offerFor({ kind: 'unknown', about: 'price' })).toBe('contact-form')
})

test('an answer to a question offers no form', () => {
  expect(offerFor(passage('company:hours'))).toBeUndefined()
  expect(offerFor({ kind: 'small-talk', about: 'greeting' })).toBeUndefined()
})
