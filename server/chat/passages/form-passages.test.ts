import { expect, test } from 'vitest'
import { dialogOn, FORM_PARAM } from '../../../src/contract/form-places'
import { formPassages } from './form-passages'

test('every link to a form leads to a page that has it', () => {
  const links = formPassages
    .map(({ path }) => new URL(path, 'http://site'))
    .filter(({ searchParams }) => searchParams.has(FORM_PARAM))
  expect(links.length).toBeGreaterThan(0)
  for (const { pathname, searchParams } of links) {
    expect(dialogOn(pathname, searchParams.get(FORM_PARAM)), pathname).not.toBeNull()
  }
})
