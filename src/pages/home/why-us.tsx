// Four reasons, each a promise that can be verified.
import { company } from '../../content/company'
import { container, eyebrow, heading2, lead, section } from '../../theme/layout.css'
import { arrowLink } from '../../ui/arrow-link.css'
import { Icon, type IconName } from '../../ui/icon'
import { Link } from '../../ui/link'
import { staticPart } from '../../ui/loading/static-part'
import { Picture } from '../../ui/picture'
import { Reveal } from '../../ui/reveal'
import { columns } from './columns.css'
import * as styles from './why-us.css'

const reasons: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'Answers with a clock on them',
    text: 'You say how urgent it is; the clock starts then, and the times for each level are in writing.',
  },
  {
    icon: 'shield',
    title: 'Security in every service',
    text: 'We look at accounts, devices, networks and backups together, because attackers do not respect departments.',
  },
  {
    icon: 'headset',
    title: 'People who know your setup',
    text: 'We write down how your business runs, and whoever picks up has it on the screen.',
  },
  {
    icon: 'line-chart',
    title: 'Plain words, plain reports',
    text: 'What we did, what it changed and what comes next, in language you can hand to your board.',
  },
]

const Reasons = staticPart(
  () => (
    <ul role="list" className={styles.list}>
      {reasons.map(({ icon, title, text }) => (
        <li key={title} className={styles.reason}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  ),
  styles.list,
)

export function WhyUs() {
  return (
    <section className={section} aria-labelledby="why-title">
      <Reveal className={`${container} ${columns}`}>
        <div className={styles.head}>
          <div>
            <p className={eyebrow}>{`Why ${company.name}`}</p>
            <h2 id="why-title" className={heading2}>
              Calm is what good operations feel like
            </h2>
            <p className={lead}>
              Most of our work is making sure that nothing happens. When something does, you know
              who is on it and when you will hear back.
            </p>
            <p className={styles.more}>
              <Link to="/about" className={arrowLink}>
                Who we are <Icon name="arrow" size={18} />
              </Link>
            </p>
          </div>
          <Picture name="night-desk" alt="" />
        </div>
        <Reasons />
      </Reveal>
    </section>
  )
}
