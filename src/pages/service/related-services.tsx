// Related services: the first three of the other services.
import { type Service, services } from '../../content/services'
import { container, heading2, section } from '../../theme/layout.css'
import { Reveal } from '../../ui/reveal'
import { ServiceCard } from '../service-card'
import * as styles from './related-services.css'

const SHOWN = 3

export function RelatedServices({ than }: { than: Service }) {
  const others = services.filter(({ slug }) => slug !== than.slug).slice(0, SHOWN)
  return (
    <section className={`${section} ${styles.band}`} aria-labelledby="related-title">
      <div className={container}>
        <h2 id="related-title" className={heading2}>
          Related Services
        </h2>
        <Reveal>
          <ul role="list" className={styles.grid}>
            {others.map((service) => (
              <li key={service.slug}>
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  )
}
