// The side drawer of small screens, with the same links as the desktop navigation.
import * as Dialog from '@radix-ui/react-dialog'
import { Link, useLocation } from 'react-router'
import { company } from '../content/company'
import { services } from '../content/services'
import { button, full } from '../ui/button.css'
import { Icon } from '../ui/icon'
import * as styles from './drawer.css'
import { isCurrent, mainNav } from './nav-items'

interface Props {
  open: boolean
  onClose: () => void
}

export default function Drawer({ open, onClose }: Props) {
  const { pathname } = useLocation()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.drawer} aria-describedby={undefined}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{company.name}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close menu">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <nav aria-label="Main">
            <ul role="list">
              {mainNav.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    className={styles.link}
                    aria-current={isCurrent(item, pathname) ? 'page' : undefined}
                    onClick={onClose}
                  >
                    {item.label}
                  </Link>
                  {item.to === '/services' && (
                    <ul role="list" className={styles.nested}>
                      {services.map(({ slug, title, icon }) => (
                        <li key={slug}>
                          <Link to={`/services/${slug}`} className={styles.service} onClick={onClose}>
                            <Icon name={icon} size={20} />
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            <Link to="/contact" className={`${button.primary} ${full}`} onClick={onClose}>
              Contact us
            </Link>
            <a href={company.phone.href} className={`${button.quiet} ${full}`}>
              <Icon name="phone" size={20} /> {company.phone.text}
            </a>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
