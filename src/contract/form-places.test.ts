import { expect, test } from 'vitest'
import { dialogIds, dialogOn } from './form-places'

const on = (path: string) => dialogIds.filter((id) => dialogOn(path, id))

test('each form opens over the pages of the contract and no other', () => {
  expect(on('/')).toEqual(['service-request', 'contact'])
  expect(on('/contact')).toEqual(['service-request'])
  expect(on('/careers')).toEqual(['service-request', 'newsletter', 'job-application'])
  expect(on('/case-studies')).toEqual(['service-request'])
  expect(on('/case-studies/gj-fitness')).toEqual(['service-request', 'consultation'])
})

test('a form that is none of ours, or stands in its page, opens nowhere', () => {
  for (const name of ['', 'home-contact', 'constructor', '<b>', null]) {
    expect(dialogOn('/', name)).toBeNull()
  }
})
