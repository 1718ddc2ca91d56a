// How working with us runs, from the first message to the first month.
import { company } from '../../content/company'
import { container, eyebrow, heading2, lead, section, sunk } from '../../theme/layout.css'
import { Reveal } from '../../ui/reveal'
import { ContactWays } from '../contact-ways'
import * as styles from './working-with-us.css'

const stages = [
  {
    title: 'You write or call',
    text: `A person reads what you write and answers ${company.responseTimes.standard}, or as fast as the urgency of a service request calls for. If something is down right now, call ${company.phone.text} instead.`,
  },
  {
    title: 'We look before we quote',
    text: 'A conversation, and a visit where it helps. We write down what you run, what it depends on and what worries us.',
  },
  {
    title: 'You get it in writing',
    text: 'What we would do, in which order, what it costs and what we advise against, in plain words.',
  },
  {
    title: 'We start, and stay',
    text: 'One thing at a time, each with a way to undo it. Afterward, the same people look after it, and every account is in your name.',
  },
]

export function WorkingWithUs() {
  return (
    <section className={`${sunk} ${section}`} aria-labelledby="working-title">
      <div className={container}>
        <p className={eyebrow}>Working with us</p>
        <h2 id="working-title" className={heading2}>
          From the first message to a quiet month
        </h2>
        <p className={lead}>The same four stages for every service, whatever its size.</p>
        <Reveal>
          <ol role="list" className={styles.stages}>
            {stages.map(({ title, text }) => (
              <li key={title} className={styles.stage}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>
                  <ContactWays text={text} />
                </p>
              </li>
            ))}
          </ol>
        </Reveal>
      </div>
    </section>
  )
}
