import { expect, test } from 'vitest'
import { HttpProblem } from './http-problem'

test('a problem of type about:blank has the phrase of its status as title', () => {
  const titles = [413, 422, 503].map(
    (status) => new HttpProblem(status, 'Try again.').toJSON().title,
  )
  expect(titles).toEqual(['Payload Too Large', 'Unprocessable Entity', 'Service Unavailable'])
})
