import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderStaticParts, staticPart } from './static-part'

test('a part is rendered once for all pages, and looks the same as rendered with its page', () => {
  let rendered = 0
  const Part = staticPart(() => {
    rendered += 1
    return <p>{'Links & “address”'}</p>
  }, 'around')
  const withItsPage = renderToString(<Part />)
  renderStaticParts((Once) => renderToString(<Once />))
  rendered = 0
  const page = renderToString(<Part />)
  renderStaticParts((Once) => renderToString(<Once />))

  expect(page).toBe('<div class="around"><p>Links &amp; “address”</p></div>')
  expect(page).toBe(withItsPage)
  expect(renderToString(<Part />)).toBe(page)
  expect(rendered).toBe(0)
})
