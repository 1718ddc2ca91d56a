import { expect, test } from 'vitest'
import { dialogIds, dialogOn } from './form-places'

const dialogsOn = (path: string) => dialogIds.filter((id) => dialogOn(path, id))

test('each form opens as a dialog on the pages of the contract and on no other', () => {
  expect(dialogsOn('/')).toEqual(['service-request', 'contact'])
  expect(dialogsOn('/contact')).toEqual(['service-request'])
  expect(dialogsOn('/careers')).toEqual(['service-request', 'newsletter', 'job-application'])
  expect(dialogsOn('/case-studies')).toEqual(['service-request'])
  expect(dialogsOn('/case-studies/gj-fitness')).toEqual(['service-request', 'consultation'])
})

test('an unknown form, or one that is part of its page, opens no dialog', () => {
  for (const name of ['', 'home-contact', 'constructor', '<b>', null]) {
    expect(dialogOn('/', name)).toBeNull()
  }
})
