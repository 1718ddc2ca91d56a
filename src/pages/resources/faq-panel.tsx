// Questions with their answers, all expanded: eight are read faster than opened one by one.
import { faqs } from '../../content/faq'
import { ButtonLink } from '../../ui/button-link'
import { RichText, type TextBlock } from '../../ui/rich-text'
import { withWaysLinked } from '../contact-ways'
import * as styles from './faq-panel.css'
import { PanelHeading } from './panel-heading'

export function FaqPanel({ named }: { named: string }) {
  return (
    <>
      <PanelHeading
        title="Frequently asked questions"
        text="What people ask before they sign, answered the way we answer on the phone."
      />
      {faqs.map(({ id, question, answer, more = [] }) => (
        <div key={id} id={id} className={styles.pair} data-named={id === named}>
          <h3 className={styles.question}>{question}</h3>
          <RichText blocks={[...answer, ...more].map(linked)} headingLevel={4} />
        </div>
      ))}
      <div className={styles.more}>
        <p className={styles.moreText}>
          Don’t see your question? Ask the people who would do the work.
        </p>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </div>
    </>
  )
}

// With a space at the end: whatever reads text without its layout would join the last word to the next line's first.
function linked(block: (typeof faqs)[number]['answer'][number]): TextBlock {
  const lined = (text: string) => [...withWaysLinked(text), ' ']
  return block.kind === 'p'
    ? { kind: 'p', text: lined(block.text) }
    : { kind: 'list', items: block.items.map(lined) }
}
