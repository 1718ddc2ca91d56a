// The footer: who we are, where everything is, and the small print.
import { company } from '../content/company'
import { officeYear } from '../content/office-year'
import { services } from '../content/services'
import { Link } from '../ui/link'
import { staticPart } from '../ui/loading/static-part'
import { SocialLinks } from '../ui/social-links'
import { CookieSettingsItem } from './cookie-settings-item'
import * as styles from './footer.css'
import { FooterColumn } from './footer-column'
import { Logo } from './logo'
import { companyNav, legalNav, resourcesNav } from './nav-items'

const serviceNav = [
  ...services.map(({ slug, title }) => ({ label: title, to: `/services/${slug}` })),
  { label: 'IT Consulting', to: '/services' },
]

const { street, suite, city, state, zip } = company.address

const Top = staticPart(
  () => (
    <>
      <div className={styles.brand}>
        <Logo />
        <p>{company.blurb}</p>
        <p>
          {`${street}, ${suite}`}
          <br />
          {`${city}, ${state} ${zip}`}
          <br />
          <a href={company.phone.href}>{company.phone.text}</a>
        </p>
        <SocialLinks networks={company.social} />
      </div>
      <nav id="site-links" aria-label="Footer" className={styles.columns}>
        <FooterColumn title="Services" items={serviceNav} />
        <FooterColumn title="Company" items={companyNav} />
        <FooterColumn title="Resources" items={resourcesNav} />
      </nav>
    </>
  ),
  styles.top,
)

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Top />
      <div className={styles.bottom}>
        <p>
          © <CurrentYear />
          {` ${company.legalName}. All rights reserved.`}
        </p>
        <ul role="list" className={styles.legal}>
          {legalNav.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <CookieSettingsItem />
          </li>
        </ul>
      </div>
    </footer>
  )
}

/**
 * The server's year, because its clock is right: React keeps it as it came. Without that, a visitor's wrong clock
 * would be a mismatch, for which React would discard the whole page, with what was typed into it.
 */
function CurrentYear() {
  return <span suppressHydrationWarning>{officeYear(new Date())}</span>
}
