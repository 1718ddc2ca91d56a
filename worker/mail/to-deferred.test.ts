import { expect, test } from 'vitest'
import type { Mail } from './mailer'
import { toDeferred } from './to-deferred'

const address = (each: string) => ({ name: '', address: each })
const mail: Mail = {
  from: address('desk@example.com'),
  to: ['a@example.com', 'b@Bücher.example'].map(address),
  replyTo: address('ann@example.com'),
  subject: 'Hello',
  text: 'One line',
  html: '<p>One line</p>',
}
const sentTo = (deferred: readonly string[] | null) =>
  toDeferred(mail, deferred).to.map((each) => each.address)

test('a mail goes to the deferred inboxes only, however their domain is written', () => {
  expect(sentTo(['a@EXAMPLE.com'])).toEqual(['a@example.com'])
  expect(sentTo(['b@xn--bcher-kva.example'])).toEqual(['b@Bücher.example'])
})

test('a mail goes to all inboxes if none was deferred, or if those that were are no longer among them', () => {
  const all = ['a@example.com', 'b@Bücher.example']
  expect(sentTo(null)).toEqual(all)
  expect(sentTo(['left@example.com'])).toEqual(all)
})
