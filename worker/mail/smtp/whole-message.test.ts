import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, test } from 'vitest'
import { toMessage } from '../to-message'
import { wholeMessage } from './whole-message'

const texts = {
  plain: 'Hello,\n\nour servers are down.\n',
  'line breaks of every kind': 'one\r\ntwo\rthree\nfour\n\n',
  'blanks and dots at the ends of lines': ' one \t\n.\n..two \n   \n.',
  'one long word': `${'x'.repeat(2_000)} end`,
  'one long line': 'A long sentence, as they are typed. '.repeat(60),
  'signs that are encoded': '=3D = == a=b &amp; <p style="color:#111">=</p> \u007f\u0000',
  accents: 'Grüße, señor: naïve façade — “déjà vu” '.repeat(12),
  emoji: `${'a'.repeat(70)}👩‍💻👩‍💻👩‍💻 ${'🙂'.repeat(40)}`,
  'right to left': 'שלום עולם, מה נשמע? '.repeat(9),
  'another script': '我们的服务器坏了，请尽快联系我们。'.repeat(20),
  'half of an emoji': 'before \ud83d after',
  'a boundary': '\n----_NmP-1-Part_1--\n--\n',
  nothing: '',
}

interface Content {
  text: string
  html?: string
}

async function bothOf(content: Content) {
  const person = { name: 'Ann Lée, “IT”', address: 'ann@müller.example' }
  const subject = content.text.replace(/[\r\n\0]/g, ' ').slice(0, 120)
  const mail = {
    from: person,
    to: [person],
    replyTo: person,
    subject,
    text: content.text,
    html: '',
  }
  const message = { ...toMessage(mail, 'key'), ...content, date: '2026-03-02T18:30:00Z' }
  const node = new MailComposer(message).compile()
  const theirs = await node.build()
  return { theirs: theirs.toString(), ours: wholeMessage(node) }
}

/** Without soft line breaks: the one before a blank at the very end may stand elsewhere. */
const unfolded = (message: string) => message.replaceAll('=\r\n', '')

describe.each(Object.entries(texts))('a mail with %s', (_, text) => {
  test.each<[string, Content]>([
    ['text alone', { text }],
    ['text and HTML', { text, html: `<!doctype html><p>${text}</p>` }],
  ])('of %s is the one that nodemailer builds', async (_, content) => {
    const { ours, theirs } = await bothOf(content)
    // The end of a line that a message ends with is also what comes before the final dot.
    expect([ours, `${ours}\r\n`].map(unfolded)).toContain(unfolded(theirs))
    const longest = (message: string) =>
      Math.max(...message.split('\n').map((line) => line.trimEnd().length))
    expect(longest(ours)).toBeLessThanOrEqual(longest(theirs))
  })
})
