import { expect, test } from 'vitest'
import { HttpProblem } from './http-problem'

test('a problem without a type of its own is titled with the phrase of its status', () => {
  const titles = [413, 422, 503].map(
    (status) => new HttpProblem(status, 'Try again.').toJSON().title,
  )
  expect(titles).toEqual(['Payload Too Large', 'Unprocessable Entity', 'Service Unavailable'])
})
