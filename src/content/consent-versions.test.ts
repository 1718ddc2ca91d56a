import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentVersion, smsConsentWording } from './consent'
import { consentWordings, shownConsent } from './consent-versions'

/**
 * The SHA-256 of each wording that visitors have read. What they agreed to is stored by its version, so none of these
 * changes.
 */
const published: Readonly<Record<string, string>> = {
  '2025-04-05': '200a9b75d91465922aefe787e1a1d9d593b69b92fb69875f30de7103e5ce607c',
  '2026-11-23': 'd7eab3b908e621365914ed3c44a8f84bd4d06836414ff2d429d573b1ef56663c',
  '2026-11-24': 'eac8925e67d7b8f3cd41e52b939ceb56a2fc09069e97c9388e3de52dfe96deab',
  '2026-11-26': '6e1eab1a06439fdfe559e5dd951c47de682a0ff13e106de3cf796d427e3c09db',
}

test('no published wording has changed', () => {
  for (const [version, hash] of Object.entries(published)) {
    const wording = createHash('sha256').update(consentWordings[version] ?? '')
    expect(wording.digest('hex'), `${version}: add a version instead`).toBe(hash)
  }
  const hint = 'a new version: add the hash of its wording above'
  expect(Object.keys(consentWordings), hint).toEqual(Object.keys(published))
})

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
