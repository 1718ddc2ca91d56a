// Text parts: written content, a disclosure, tabs, failures.
import { useState } from 'react'
import { CallBand } from '../../ui/call-band'
import { Disclosure } from '../../ui/disclosure'
import { ErrorBoundary } from '../../ui/error-boundary'
import { RichText, type TextBlock } from '../../ui/rich-text'
import { Tabs } from '../../ui/tabs'
import { Specimen } from './specimen'

const blocks: TextBlock[] = [
  { kind: 'p', text: ['A paragraph with ', { text: 'a link', to: '/kit' }, '.'] },
  { kind: 'h', text: 'A heading' },
  { kind: 'list', items: ['One thing', 'Another thing'] },
  { kind: 'steps', items: ['First this', 'Then that'] },
]

const tabs = [
  { id: 'kit-one', label: 'One', content: <p>The first panel.</p> },
  { id: 'kit-two', label: 'Two', content: <p>The second panel.</p> },
] as const

export function TextParts() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('kit-one')
  return (
    <>
      <Specimen title="Written content">
        <RichText blocks={blocks} headingLevel={3} />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs label="Examples" tabs={tabs} selected={selected} onSelect={setSelected} />
      </Specimen>
      <Disclosure title="Disclosure" hint="What is inside, in a line">
        <p>It opens in place.</p>
      </Disclosure>
      <Specimen title="A part that failed">
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </Specimen>
      <CallBand title="Band" text="What closes a page.">
        <a href="#main">To the top</a>
      </CallBand>
    </>
  )
}

/** Throws in the browser only: an error boundary catches nothing on the server. */
function Broken(): null {
  if (!import.meta.env.SSR) throw new Error('A part of the kit that fails on purpose')
  return null
}
