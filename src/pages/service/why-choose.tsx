// Reasons to choose us, which stay beside the text while it is read.
import { company } from '../../content/company'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import * as styles from './why-choose.css'

export function WhyChoose({ benefits }: { benefits: readonly string[] }) {
  return (
    <aside aria-labelledby="why-choose-title">
      <div className={styles.card}>
        <h2 id="why-choose-title" className={styles.title}>
          Why Choose {company.name}
        </h2>
        <ul role="list" className={styles.list}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <span className={styles.mark}>
                <Icon name="check" size={20} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <p className={styles.note}>
          Or call <a href={company.phone.href}>{company.phone.text}</a>
        </p>
      </div>
    </aside>
  )
}
