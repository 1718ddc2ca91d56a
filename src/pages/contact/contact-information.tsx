// Address, email, phone and hours.
import type { ReactNode } from 'react'
import { company } from '../../content/company'
import { breakAddresses } from '../../ui/break-addresses'
import { Icon, type IconName } from '../../ui/icon'
import { SocialLinks } from '../../ui/social-links'
import * as styles from './contact-page.css'

export function ContactInformation() {
  const { street, suite, city, state, zip } = company.address
  return (
    <section className={styles.information} aria-labelledby="information-title">
      <h2 id="information-title" className={styles.heading}>
        Contact Information
      </h2>
      <Entry icon="pin" title="Address">
        <address className={styles.address}>
          {street}
          <br />
          {suite}
          <br />
          {city}, {state} {zip}
        </address>
      </Entry>
      <Entry icon="phone" title="Phone">
        <a href={company.phone.href} className={styles.phone}>
          {company.phone.text}
        </a>
      </Entry>
      <Entry icon="mail" title="Email">
        <dl className={styles.entries}>
          <MailLine label="General" address={company.email.info} />
          <MailLine label="Support" address={company.email.support} />
        </dl>
      </Entry>
      <Entry icon="clock" title={`Hours (${company.timeZone})`}>
        <dl className={styles.entries}>
          {company.hours.map(({ label, text }) => (
            <div key={label}>
              <dt className={styles.entryLabel}>{label}</dt>
              <dd className={styles.entryText}>{text}</dd>
            </div>
          ))}
        </dl>
      </Entry>
      <SocialLinks networks={company.social} />
    </section>
  )
}

function MailLine({ label, address }: { label: string; address: string }) {
  return (
    <div>
      <dt className={styles.entryLabel}>{label}</dt>
      <dd className={styles.entryText}>
        <a href={`mailto:${address}`} className={styles.line}>
          {breakAddresses(address)}
        </a>
      </dd>
    </div>
  )
}

function Entry({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <span className={styles.entryIcon}>
        <Icon name={icon} size={22} />
      </span>
      <div>
        <h3 className={styles.entryTitle}>{title}</h3>
        {children}
      </div>
    </div>
  )
}
