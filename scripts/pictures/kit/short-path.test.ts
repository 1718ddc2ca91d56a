import { expect, test } from 'vitest'
import { shortPath } from './short-path'

test('a path becomes relative, in whole numbers, and starts each contour where it was', () => {
  const path = 'M10.2 20.4L30 15Q31.6 40 10 8C1 2 3 4 5 6ZM100 200L90 210Z'
  expect(shortPath(path)).toBe('M10 20l20-5q2 25-20-7c-9-6-7-4-5-2ZM100 200l-10 10Z')
})
