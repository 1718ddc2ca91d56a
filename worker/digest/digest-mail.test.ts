import { expect, test } from 'vitest'
import { digestMail } from './digest-mail'

const NOW = new Date('2026-11-26T14:00:00Z')
const SECOND = 1_000
const HOUR = 3_600 * SECOND

test('an item’s age is in hours, then in days, and never negative', () => {
  const ages = [-2 * SECOND, HOUR, 47 * HOUR, 49 * HOUR]
  const items = ages.map((age, index) => ({
    reference: `AAAA-000${index}`,
    kind: 'contact' as const,
    channel: null,
    since: new Date(NOW.getTime() - age),
    reason: 'looks like spam',
  }))
  const open = { items, failed: 0, held: items.length, unstored: 0, silent: [] }
  const { text } = digestMail(open, { MAIL_FROM: undefined, TEAM_EMAIL: undefined }, NOW)
  const shown = text.match(/-?\d+ (?:hour|day)s? ago/g)
  expect(shown).toEqual(['0 hours ago', '1 hour ago', '47 hours ago', '2 days ago'])
})
