// The features of a service.
import { Icon } from '../../ui/icon'
import { joinUnits } from '../../ui/join-units'
import * as styles from './key-features.css'
import { heading } from './service-page.css'

export function KeyFeatures({ features }: { features: readonly string[] }) {
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={heading}>
        Key Features
      </h2>
      <ul role="list" className={styles.list}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <span className={styles.mark}>
              <Icon name="check" size={20} />
            </span>
            {joinUnits(feature)}
          </li>
        ))}
      </ul>
    </section>
  )
}
