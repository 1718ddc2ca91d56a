// Text in which every mention of our phone number or an email address of ours becomes a link: whoever reads
// "call" on a phone wants to tap it. The text itself stays one string, which is also what machines read.
import { company } from '../content/company'
import type { Text } from '../content/inline'
import { InlineText } from '../ui/rich-text'

const ways = new Map<string, string>([
  [company.phone.text, company.phone.href],
  ...Object.values(company.email).map((address) => [address, `mailto:${address}`] as const),
])

const escaped = [...ways.keys()].map((way) => way.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const anyWay = new RegExp(`(${escaped.join('|')})`)

export function ContactWays({ text }: { text: string }) {
  return <InlineText text={withWaysLinked(text)} />
}

export function withWaysLinked(text: string): Text {
  return text.split(anyWay).map((part) => {
    const to = ways.get(part)
    return to === undefined ? part : { text: part, to }
  })
}
