// The fixed header: it blends into the top of a page, and is solid once the page is scrolled.
import { useLocation } from 'react-router'
import { company } from '../content/company'
import { FormLink } from '../forms/form-link'
import { button } from '../ui/button.css'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import * as styles from './header.css'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { call, trigger } from './mobile-menu.css'
import { isCurrent, mainNav } from './nav-items'
import { ServicesMenu } from './services-menu'
import { useScrolledPast } from './use-scrolled-past'

/** Pixels of scroll after which the header is solid. */
const SOLID_AFTER = 10

export function Header() {
  const { pathname } = useLocation()
  const solid = useScrolledPast(SOLID_AFTER)
  return (
    <header className={styles.header} data-solid={solid}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul role="list" className={styles.list}>
            {mainNav.map((item) =>
              item.to === '/services' ? (
                <ServicesMenu key={item.to} item={item} current={isCurrent(item, pathname)} />
              ) : (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    className={styles.link}
                    aria-current={isCurrent(item, pathname) ? 'page' : undefined}
                  >
                    {item.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.actions}>
          <FormLink form="service-request" className={`${button.mint} ${styles.action}`}>
            Request Service
          </FormLink>
          <a
            href={company.phone.href}
            className={`${trigger} ${call}`}
            aria-label={`Call ${company.phone.text}`}
          >
            <Icon name="phone" />
          </a>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
