import { expect, test } from 'vitest'
import { caseStudies } from '../../src/content/case-studies'
import { showsForm } from '../../src/contract/form-places'
import { kinds } from './kinds'

test('a form that is posted without its page is shown again on a page that has it', () => {
  for (const { forms, fallbackPage } of Object.values(kinds)) {
    expect(showsForm(fallbackPage, forms[0]), fallbackPage).toBe(true)
  }
  const { fallbackPage } = kinds.consultation
  expect(caseStudies.map(({ slug }) => `/case-studies/${slug}`)).toContain(fallbackPage)
})
