// The side drawer of small screens, with the same links as the desktop navigation.
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { company } from '../content/company'
import { services } from '../content/services'
import { focusBack } from '../forms/dialog-opener'
import { FormLink } from '../forms/form-link'
import { wide } from '../theme/media'
import { button, full } from '../ui/button.css'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { SidePanel } from '../ui/side-panel'
import { useMedia } from '../ui/use-media'
import { usePageChanged } from '../ui/use-page-changed'
import * as styles from './drawer.css'
import { isCurrent, mainNav } from './nav-items'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  /** Receives the focus when the drawer is closed without following a link. */
  trigger: RefObject<HTMLElement | null>
}

export default function Drawer({ open, onClose, trigger }: DrawerProps) {
  const leaving = useRef(false)
  const follow = () => {
    leaving.current = true
    onClose()
  }
  const inHeader = useMedia(wide)
  const pageChanged = usePageChanged(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is left
  useEffect(() => {
    if (pageChanged) follow()
  }, [pageChanged])
  // A phone turned to landscape, or a page zoomed out, has the full menu in its header.
  useEffect(() => {
    if (inHeader) onClose()
  }, [inHeader, onClose])
  const onClosed = () => {
    if (!leaving.current) focusBack(trigger.current)
    leaving.current = false
  }
  const panel = {
    open: open && !pageChanged,
    title: company.name,
    name: 'Menu',
    closeLabel: 'Close menu',
    onClose,
    onClosed,
  }
  return (
    <SidePanel {...panel}>
      <DrawerNav onFollow={follow} />
      <div className={styles.foot}>
        <FormLink
          form="service-request"
          className={`${button.primary} ${full}`}
          opener={trigger}
          onClick={follow}
        >
          Request Service
        </FormLink>
        <a href={company.phone.href} className={`${button.quiet} ${full}`}>
          <Icon name="phone" size={20} /> {company.phone.text}
        </a>
      </div>
    </SidePanel>
  )
}

function DrawerNav({ onFollow }: { onFollow: () => void }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main">
      <ul role="list">
        {mainNav.map((item) => (
          <li key={item.to} className={styles.item}>
            <Link
              to={item.to}
              className={styles.link}
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              onClick={onFollow}
            >
              {item.label}
            </Link>
            {item.to === '/services' && <DrawerServices onFollow={onFollow} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DrawerServices({ onFollow }: { onFollow: () => void }) {
  return (
    <ul role="list" className={styles.nested}>
      {services.map(({ slug, title, icon }) => (
        <li key={slug}>
          <Link to={`/services/${slug}`} className={styles.service} onClick={onFollow}>
            <Icon name={icon} size={20} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
