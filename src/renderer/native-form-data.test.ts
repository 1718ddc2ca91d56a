import { expect, test } from 'vitest'
import { nativeFormTag } from './native-form-data'

test('typed text cannot close the script element and is read back unchanged', () => {
  const values = { message: '</script><script>alert(1)</script><!--' }
  const nativeForm = { form: 'contact-page' as const, values, errors: [], message: '' }
  const tag = nativeFormTag({ url: '/contact', nativeForm })
  const [, json = ''] = /^<script type="application\/json" [^>]*>([^<]*)<\/script>$/.exec(tag) ?? []
  expect(JSON.parse(json)).toEqual({ url: '/contact', nativeForm })
})
