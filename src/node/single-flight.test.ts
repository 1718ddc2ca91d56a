import { expect, test } from 'vitest'
import { singleFlight } from './single-flight'

test('concurrent calls share one result, and a later call asks again', async () => {
  const answers: ((answer: string) => void)[] = []
  const shared = singleFlight(() => new Promise<string>((resolve) => answers.push(resolve)))
  const early = [shared(), shared()]
  expect(answers).toHaveLength(1)
  answers[0]?.('up')
  expect(await Promise.all(early)).toEqual(['up', 'up'])
  const late = shared()
  expect(answers).toHaveLength(2)
  answers[1]?.('down')
  expect(await late).toBe('down')
})

test('a failure is shared by concurrent calls and not cached', async () => {
  let asked = 0
  const shared = singleFlight(async () => {
    asked += 1
    if (asked === 1) throw new Error('down')
    return asked
  })
  const both = await Promise.allSettled([shared(), shared()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared()).toBe(2)
})
