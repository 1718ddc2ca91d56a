import { expect, test } from 'vitest'
import { nativeFormTag } from './native-form-data'

test('what a visitor typed ends no element, and is read as it was typed', () => {
  const values = { message: '</script><script>alert(1)</script><!--' }
  const nativeForm = { form: 'contact-page' as const, values, errors: [], message: '' }
  const tag = nativeFormTag({ url: '/contact', nativeForm })
  const [, json = ''] = /^<script type="application\/json" [^>]*>([^<]*)<\/script>$/.exec(tag) ?? []
  expect(JSON.parse(json)).toEqual({ url: '/contact', nativeForm })
})
