// Facts that company.ts states twice, once for people and once for machines, must agree.
import { expect, test } from 'vitest'
import { company, hoursInZone, officeHours, placeholders } from './company'
import { officeYear } from './office-year'

test('the name of the time zone matches its id', () => {
  const { timeZone, timeZoneId } = company
  const name = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZoneId,
    timeZoneName: 'longGeneric',
  })
  expect(name.format()).toContain(timeZone)
})

test('the year changes at midnight in the office’s time zone', () => {
  const { format } = new Intl.DateTimeFormat('en-US', {
    timeZone: company.timeZoneId,
    year: 'numeric',
  })
  for (let year = 2026; year < 2060; year++) {
    const midnight = Date.UTC(year, 0) + company.newYearUtcLag * 3_600_000
    const halfAYear = 180 * 24 * 3_600_000
    for (const time of [midnight - halfAYear, midnight - 1, midnight, midnight + halfAYear]) {
      expect(officeYear(new Date(time)), new Date(time).toISOString()).toBe(format(time))
    }
    expect([format(midnight - 1), format(midnight)]).toEqual([`${year - 1}`, `${year}`])
  }
})

test('the dialed phone number is the displayed one', () => {
  const { text, href } = company.phone
  expect(href).toBe(`tel:+1${text.replace(/\D/g, '')}`)
})

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('the office hours for machines match those for people', () => {
  const { days, opens, closes } = company.officeWeek
  const spoken = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const past = minute ? `:${String(minute).padStart(2, '0')}` : ''
    return `${hour % 12 || 12}${past}${hour < 12 ? 'AM' : 'PM'}`
  }
  const closed = WEEK.filter((day) => !days.some((open) => open === day)).map((day) => `${day}s`)
  const pause = closed.join(' and ').replace('Saturdays and Sundays', 'weekends')
  const text = `${days[0]}–${days.at(-1)}, ${spoken(opens)}–${spoken(closes)}`
  // Hours that differ by day need more than one `officeWeek`, in structured-data/company-data.ts as well.
  expect(officeHours.text).toBe(pause ? `${text}; closed on ${pause}` : text)
})

test('every line of the hours that states a time names the time zone, however the time is written', () => {
  const written = ['6am–8pm', '6 am–8 pm', '6 a.m.–8 p.m.', '6:30AM–8PM', '24/7', '24/7/365']
  for (const text of [...company.hours.map((line) => line.text), ...written]) {
    const statesTime = /\d/.test(text.replace(/24\/7(\/365)?/, ''))
    const expected = statesTime ? `${text} (${company.timeZone})` : text
    expect(hoursInZone({ label: '', text })).toBe(expected)
  }
})

test('placeholders() names each placeholder address and number until it is replaced', () => {
  const real = { email: { info: 'info@cedarline.com' }, phone: { href: 'tel:+12147420101' } }
  expect(placeholders(real)).toEqual([])
  expect(placeholders({ ...real, phone: { href: 'tel:+12145550142' } })).toEqual(['phone'])
  const email = { ...real.email, support: 'support@cedarline.example' }
  expect(placeholders({ ...real, email })).toEqual(['email.support'])
})

test('every response time has one at a glance, with the figures and the unit of the prose', () => {
  const levels = company.responseTimesAtAGlance.map(({ level }) => level.toLowerCase())
  expect(levels).toEqual(Object.keys(company.responseTimes))
  const figures = (text: string) => [text.match(/\d+/g), /min|hour|day/.exec(text)?.[0]]
  for (const { level, time, detail } of company.responseTimesAtAGlance) {
    const prose = company.responseTimes[level.toLowerCase() as Lowercase<typeof level>]
    expect(figures(`${time} ${detail}`), level).toEqual(figures(prose))
  }
})
