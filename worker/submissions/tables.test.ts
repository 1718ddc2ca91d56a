import { expect, test } from 'vitest'
import { type Kind, submissionSchemas } from '../../src/contract/submission'
import { ownColumns, rowRules } from './tables'

test('every field of every kind has a column', () => {
  for (const [kind, schema] of Object.entries(submissionSchemas) as [Kind, { shape: object }][]) {
    const everywhere = ['kind', 'createdAt', 'smsConsent']
    const typed = Object.keys(schema.shape).filter((name) => !everywhere.includes(name))
    expect([...rowRules[kind].columns].sort(), kind).toEqual(typed.sort())
  }
})

test('the name of every field is one lowercase word, so that staff and SQL need no quotes around its column', () => {
  const columns = Object.values(rowRules).flatMap((rule): readonly string[] => rule.columns)
  expect(columns.filter((name) => !/^[a-z]+$/.test(name))).toEqual([])
})

test('ownColumns stores an omitted field as NULL and adds the fixed columns of the kind', () => {
  const fields = submissionSchemas.consultation.parse({
    kind: 'consultation',
    name: 'Ann Lee',
    email: 'ann@example.com',
    service: 'web-design',
    message: 'We would like a new site.',
  })
  expect(ownColumns('consultation', fields)).toEqual({
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '',
    company: '',
    service: 'web-design',
    urgency: null,
    message: 'We would like a new site.',
    kind: 'consultation',
  })
})
