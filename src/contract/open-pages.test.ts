import { expect, test } from 'vitest'
import { sentBy } from '../../tests/support/sent-bodies'
import type { FormId } from './form-places'
import { formSchemas } from './forms/form-schemas'
import { submissionSchemas } from './submission'

test('a page that was opened before a release can still send its form', () => {
  for (const [form, { kind, bodies }] of Object.entries(sentBy)) {
    for (const body of bodies) {
      const issues = submissionSchemas[kind].safeParse(body).error?.issues ?? []
      const refused = issues.map(({ path }) => path.join('.'))
      expect(refused, `a page opened before the release sends this (${form})`).toEqual([])
    }
  }
})

test('the last body of each form has every field of the form', () => {
  for (const [form, schema] of Object.entries(formSchemas)) {
    const fields = Object.keys(schema.shape).filter((name) => name !== 'terms')
    const sent = Object.keys(sentBy[form as FormId].bodies.at(-1) ?? {})
    expect(sent, `add what the form sends now (${form})`).toEqual(expect.arrayContaining(fields))
  }
})
