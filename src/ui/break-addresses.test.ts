import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakAddresses } from './break-addresses'

const rendered = (text: string) =>
  renderToStaticMarkup(createElement(Fragment, null, breakAddresses(text)))

test('a line may end after the @ of each email address, and nothing else changes', () => {
  const text = 'Write to info@cedarline.example or support@cedarline.example.'
  expect(rendered(text)).toBe(text.replaceAll('@', '@<wbr/>'))
  expect(rendered('Call (214) 555-0142.')).toBe('Call (214) 555-0142.')
})
