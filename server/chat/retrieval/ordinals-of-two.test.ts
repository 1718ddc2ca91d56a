// "The other one" is clear only in a list of two. The site's own lists may grow, so these stories are the test's.
import { expect, test, vi } from 'vitest'
import { withEntriesNamed } from './ordinals'

vi.mock('../../../src/content/case-studies', () => ({
  caseStudies: [
    { slug: 'gym', client: 'A Gym' },
    { slug: 'clinic', client: 'A Clinic' },
  ],
}))

test('withEntriesNamed names the other one of two', () => {
  const shown = (question: string) => (question === 'stories' ? 'case-studies:list' : null)
  expect(withEntriesNamed(['stories', 'the first one', 'and the other one?'], shown)).toEqual([
    'stories',
    'A Gym',
    'and A Clinic?',
  ])
})
