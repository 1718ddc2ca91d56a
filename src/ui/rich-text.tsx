// Written content: paragraphs, headings, lists, and the links and technical names in them.
import { joinUnits } from './join-units'
import { Link } from './link'
import * as styles from './rich-text.css'

type Inline = string | { text: string; to: string } | { code: string }
type Text = string | readonly Inline[]

/** One block of a text; src/content/inline.ts has the same shape. */
export type TextBlock =
  | { kind: 'p'; text: Text }
  | { kind: 'h'; text: string }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'steps'; items: readonly Text[] }

interface Props {
  blocks: readonly TextBlock[]
  /** Level of the headings in the text: one below the heading above it. */
  headingLevel: 3 | 4
}

export function RichText({ blocks, headingLevel }: Props) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written content is never reordered
        <BlockPart key={index} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

function BlockPart({ block, headingLevel }: { block: TextBlock; headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const
  if (block.kind === 'p') {
    return (
      <p>
        <InlineText text={block.text} />
      </p>
    )
  }
  if (block.kind === 'h') return <Heading className={styles.heading}>{block.text}</Heading>
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written content is never reordered
        <li key={index}>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  )
}

/** Text with its links and names; links to paths of the site navigate without a page load. */
export function InlineText({ text }: { text: Text }) {
  if (typeof text === 'string') return joinUnits(text)
  return text.map((part) => {
    if (typeof part === 'string') return joinUnits(part)
    if ('code' in part) {
      return (
        <code key={part.code} className={styles.code}>
          {part.code}
        </code>
      )
    }
    const { text: label, to } = part
    return to.startsWith('/') ? (
      <Link key={to + label} to={to}>
        {label}
      </Link>
    ) : (
      <a key={to + label} href={to}>
        {label}
      </a>
    )
  })
}
