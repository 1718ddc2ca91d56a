import { expect, test } from 'vitest'
import { company } from '../../../src/content/company'
import { processorTimeOf } from '../../../tests/support/processor-time'
import { passages } from '../passages/passages'
import { areBorneOut, statementsOf } from './check-numbers'

test.each([
  // Of one level only.
  'Every request is answered within 15 minutes, at any hour of any day.',
  'Requests are acknowledged within 15 minutes.',
  'A first answer within 15 minutes, at any hour of any day.',
  'High priority is answered within 1 hour, at any hour of any day.',
  'You get a first answer within 1 hour.',
  // Of another level, in the same sentence of the content.
  'Standard: answered within 1 hour.',
  'Medium priority: answered within 1 hour.',
  'Low priority: answered within 4 business hours.',
  'A standard request is answered by the next business day.',
  'Critical issues and low priority are acknowledged within 15 minutes.',
  // Of something else at the same level.
  'An engineer is engaged within 15 minutes.',
  'Critical issues: an engineer engaged within 15 minutes.',
  'Critical issues get an engineer within 15 minutes.',
  // More than an answer.
  'Critical issues are resolved within 30 minutes.',
  'Critical issues are acknowledged within 15 minutes and fixed within 30.',
  'High priority is resolved within 1 hour.',
  'High priority is done within 1 hour.',
  'Non-critical issues: acknowledged within 15 minutes.',
  'Critical issues are resolved at any hour of any day.',
  'An engineer is engaged within 30 seconds for critical issues.',
  'Low priority is answered by the next hour.',
  'A standard request is answered the same day.',
  'Critical issues are acknowledged within 15 hrs.',
  'A standard request is answered within 4 hrs.',
  'High priority is answered within two hours.',
])('no level is given the time of another: “%s”', (sentence) => {
  expect(areBorneOut(sentence, urgency)).toBe(false)
})

test.each([
  'Critical issues are acknowledged within 15 minutes.',
  'Critical issues are acknowledged within 15 minutes, at any hour of any day.',
  'We acknowledge critical issues within 15 minutes, around the clock.',
  'Critical issues are acknowledged within 15 minutes, and an engineer is engaged within 30 minutes.',
  'An engineer is engaged within 30 minutes for critical issues.',
  'Critical issues are, at any hour of any day, acknowledged within 15 minutes.',
  'High priority is answered within an hour.',
  'High priority is answered within the hour.',
  'Critical issues are acknowledged within 15 mins.',
  'A standard request is answered within 4 business hours.',
  'Medium requests are answered within 4 business hours.',
  'Low priority is answered by the next business day.',
  'High-priority issues are answered within 1 hour.',
  'For critical issues, we acknowledge within 15 minutes at any hour of any day.',
  'High priority is answered within 1 hour, and critical issues are acknowledged within 15 minutes.',
])('a level has its own time, in other words too: “%s”', (sentence) => {
  expect(areBorneOut(sentence, urgency)).toBe(true)
})

test.each([
  'Helpdesk: Monday–Friday, 8AM–6PM.',
  'The office is open Monday–Friday, 7am–7pm.',
  'The office is open Monday–Friday, 8 p.m. to 6 a.m.',
  'Emergency support: Monday–Friday, 7am–7pm.',
  'Hours: Monday–Friday, 8AM–6PM.',
  'The office is open on weekends.',
  'The helpdesk is closed on Sundays.',
  'The office is closed Monday–Friday.',
  'The helpdesk is open 24/7.',
  'We offer helpdesk support around the clock.',
  'Hours: all day, every day.',
  'The office is always open.',
  'The office closes at 8AM.',
  'The office is not closed on weekends.',
  'The helpdesk opens at 7PM.',
  'The office is open until 8AM.',
  'The office is open from 6PM.',
  'Emergency support is only available on weekdays.',
  'Emergency support is closed on weekends.',
  'Emergency support is available 24/7, except on weekends.',
  'The office is only open on Monday, 8AM–6PM.',
  'The office is open after 6PM.',
  'The helpdesk is open before 7am, Monday to Friday.',
])('hours are those of one desk: “%s”', (sentence) => {
  expect(areBorneOut(sentence, hours)).toBe(false)
  expect(areBorneOut(sentence, passages.flatMap(statementsOf))).toBe(false)
})

test.each([
  'The helpdesk is open Monday–Friday, 7am–7pm, and around the clock.',
  'High priority is answered within 1 hour, at any hour of any day.',
])('“at any hour” alone is no second statement: “%s”', (sentence) => {
  const call = statementsIn('What if there is an emergency?', 'Call us, at any hour.')
  expect(areBorneOut(sentence, [...hours, ...urgency, ...call])).toBe(false)
})

test.each([
  'The office is open Monday–Friday, 8AM–6PM, and closed on weekends.',
  'The office is open on weekdays from 8:00 a.m. to 6:00 p.m. Central Time.',
  'The office is open from 8AM to 6PM, Monday through Friday.',
  'The helpdesk is open 7am–7pm Monday to Friday.',
  'The office is closed on Saturdays and Sundays.',
  'The helpdesk is open Monday to Friday, 7 am to 7 pm.',
  'Emergency support is available 24 hours a day.',
  'Emergency support is available on weekends, at any hour of the day.',
  'Emergency support is available on weekends.',
  'The office is open from 8 AM to 6 PM, and the helpdesk is open from 7 AM to 7 PM, Monday through Friday.',
  'The office opens at 8AM and closes at 6PM.',
  'From Monday to Friday, the office is open from 8AM to 6PM.',
  'The office is closed on weekends, but emergency support is available 24/7.',
  'The office is only open Monday–Friday, 8AM–6PM.',
  'The office is only open on weekdays.',
  'The helpdesk is only available on weekdays, from 7AM to 7PM.',
  'After hours, emergency support is available 24/7.',
])('a desk has its own hours, in other words too: “%s”', (sentence) => {
  expect(areBorneOut(sentence, hours)).toBe(true)
})

test.each([
  'We visit any site in Texas.',
  'Whatever the site, we visit it within 62 miles of Dallas.',
  'We always visit sites in Dallas.',
  'Every new site went live in one day.',
  'All your copies are in more than one place.',
  'We visit sites within 62 km of Dallas.',
  'We visit sites within 62 kilometers of Dallas.',
  'We visit sites within 100 mi of Dallas.',
  'We keep copies in more than one place for three years.',
])('what the content says of some is not said of all: “%s”', (sentence) => {
  expect(areBorneOut(sentence, others)).toBe(false)
})

test.each([
  'We visit sites within 62 miles of Dallas.',
  'We visit sites within about 62 mi of Dallas.',
  'We visit sites within 100 kilometers of Dallas.',
  'The new site went live in one day.',
  'All accounts get a second factor.',
  'We offer six services, all run by one team.',
  'A new site goes live every month.',
  'Visits to sites in Dallas: if you have any questions, ask.',
  `For any other questions about sites, call ${company.phone.text}.`,
])('what the content says of all may be said of it, in other words too: “%s”', (sentence) => {
  expect(areBorneOut(sentence, others)).toBe(true)
})

test.each(['any ', '\ufdfaany '])(
  'a text of “%s” that is four times as long costs about four times as much',
  async (word) => {
    const costOf = async (length: number) => {
      const text = `The office is open ${word.repeat(length / word.length)}24/7.`
      const check = () => {
        for (let time = 0; time < 40; time++) areBorneOut(text, hours)
      }
      const costs: number[] = []
      for (let run = 0; run < 3; run++) costs.push(await processorTimeOf(check))
      return Math.min(...costs)
    }
    expect((await costOf(4_000)) / (await costOf(1_000))).toBeLessThan(9)
  },
)

function statementsIn(title: string, ...sentences: string[]) {
  return statementsOf({ id: 'faq:test', title, path: '/', form: 'whole', sentences })
}

const urgency = statementsIn(
  'Helpdesk Support',
  'Critical issues: acknowledged within 15 minutes, an engineer engaged within 30, at any hour of any day.',
  'High priority is answered within 1 hour, a standard request within 4 business hours, and low priority by the next business day.',
  'The times are what we work to for every request.',
)

const hours = statementsIn(
  'Hours',
  'Office: Monday–Friday, 8AM–6PM; closed on weekends (Central Time)',
  'Helpdesk: Monday–Friday, 7am–7pm (Central Time)',
  'Emergency support: 24/7/365',
)

const others = statementsIn(
  'Which areas do you serve?',
  'We visit sites within about 62 miles (100 km) of Dallas, Texas.',
  'The new site went live in one day.',
  'We keep copies in more than one place, one of them beyond the reach of any everyday administrator password.',
  'Every account gets a second factor.',
  'Six, run by one team: services for websites, networks, and security.',
  'A new site goes live each month.',
)
