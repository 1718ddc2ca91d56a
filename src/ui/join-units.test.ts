import { expect, test } from 'vitest'
import { joinUnits, joinWords } from './join-units'

const shown = (text: string) => joinUnits(text).replaceAll('\u00a0', '_')

test('a number and its unit, and a standard and its level, are joined, and nothing else changes', () => {
  expect(shown('acknowledged within 15 minutes, an engineer engaged within 30. Any hour.')).toBe(
    'acknowledged within 15_minutes, an engineer engaged within_30. Any hour.',
  )
  expect(shown('within 4 business hours, within 1 hour, by the next business day')).toBe(
    'within 4_business_hours, within 1_hour, by the next business day',
  )
  expect(shown('checked against WCAG 2.2 AA, by tool')).toBe('checked against WCAG_2.2_AA, by tool')
  expect(shown('Suite 210, 15 minutesmen')).toBe('Suite 210, 15 minutesmen')
})

test('in a heading, an article and the word IT are joined to their word', () => {
  const shownHeading = (text: string) => joinWords(text).replaceAll('\u00a0', '_')
  expect(shownHeading('GJ Fitness: a gym’s new website')).toBe('GJ Fitness: a_gym’s new website')
  expect(shownHeading('A clearer site for healthcare IT')).toBe('A_clearer site for healthcare_IT')
  expect(shownHeading('An ITEM of data in it')).toBe('An_ITEM of data in it')
})
