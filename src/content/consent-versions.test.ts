import { expect, test } from 'vitest'
import { consentVersion, smsConsentWording } from './consent'
import { consentWordings, shownConsent } from './consent-versions'

test('the current version has the wording that the forms show', () => {
  expect(consentWordings[consentVersion]).toBe(smsConsentWording.text)
  expect(shownConsent(consentVersion)).toEqual(shownConsent(''))
})

test('a page of an earlier release has its own wording, one of a later release none that is known', () => {
  expect(shownConsent('2026-11-23').wording).toContain('from Cedarline IT about this request.')
  expect(shownConsent('2999-01-01')).toEqual({ wordingVersion: '2999-01-01' })
})

test.each(['', 'undefined', 'constructor', '2026-11-23 or so'])(
  'without a version (%j) the current wording counts',
  (version) => {
    expect(shownConsent(version)).toEqual({
      wordingVersion: consentVersion,
      wording: smsConsentWording.text,
    })
  },
)
