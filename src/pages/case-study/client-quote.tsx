// The client's quote about the project.
import { container, section, sunk } from '../../theme/layout.css'
import { Reveal } from '../../ui/reveal'
import * as styles from './client-quote.css'

export function ClientQuote({ quote, author }: { quote: string; author: string }) {
  return (
    <div className={`${sunk} ${section}`}>
      <div className={container}>
        <Reveal>
          <figure className={styles.figure}>
            <blockquote>
              {/* One text: of several, a translated page would show those of another story after a page change. */}
              <p className={styles.quote}>{`“${quote}”`}</p>
            </blockquote>
            <figcaption className={styles.author}>{author}</figcaption>
          </figure>
        </Reveal>
      </div>
    </div>
  )
}
