// The Services item with its dropdown: a link to the list, and beside it a button that discloses all services.
import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { services } from '../content/services'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { staticPart } from '../ui/loading/static-part'
import { isSecondClick } from '../ui/second-click'
import { link } from './header.css'
import type { NavItem } from './nav-items'
import * as styles from './services-menu.css'

export function ServicesMenu({ item, current }: { item: NavItem; current: boolean }) {
  // Hovering shows the menu, clicking the button pins it: a click must not close what the pointer has just
  // opened.
  const [shown, setShown] = useState<'no' | 'hovered' | 'pinned'>('no')
  const open = shown !== 'no'
  const { pathname } = useLocation()
  const root = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setShown('no'), [pathname])
  useDismiss(open, root, (byKey) => {
    setShown('no')
    if (byKey && root.current?.contains(document.activeElement)) toggle.current?.focus()
  })
  // A pointer that was there before hydration will not enter again.
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches && root.current?.matches(':hover')) {
      setShown('hovered')
    }
  }, [])

  function hover(pointerType: string, from: typeof shown, to: typeof shown) {
    // Not `shown`: the pointer may leave before React has rendered that it entered.
    if (pointerType === 'mouse') setShown((now) => (now === from ? to : now))
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) {
    // Null also while Safari presses a link, which takes the focus from the button: closing would lose the click.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setShown('no')
  }

  return (
    <li
      ref={root}
      className={styles.item}
      onBlur={onBlur}
      onPointerEnter={({ pointerType }) => hover(pointerType, 'no', 'hovered')}
      onPointerLeave={({ pointerType }) => hover(pointerType, 'hovered', 'no')}
    >
      <Link to={item.to} className={link} aria-current={current ? 'page' : undefined}>
        {item.label}
      </Link>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label="Show all services"
        onClick={(event) => isSecondClick(event) || setShown(shown === 'pinned' ? 'no' : 'pinned')}
      >
        <Icon name="chevron" size={16} />
      </button>
      <div id={panelId} className={styles.panel} data-open={open}>
        <ServiceLinks />
      </div>
    </li>
  )
}

/**
 * Closes on Escape, wherever the focus is, because a hovered menu may cover what is read; on a press elsewhere; and when
 * a link is followed, even if it leads to the page that is there.
 */
function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  close: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return
    function closeByEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') close(true)
    }
    // Safari does not focus a button that is pressed, so nothing loses the focus either.
    function closeByPress({ target }: PointerEvent) {
      if (!root.current?.contains(target as Node)) close(false)
    }
    function closeByLink({ target }: MouseEvent) {
      if (target instanceof Element && root.current?.contains(target.closest('a'))) close(false)
    }
    const over = new AbortController()
    const { signal } = over
    document.addEventListener('keydown', closeByEscape, { signal })
    document.addEventListener('pointerdown', closeByPress, { signal })
    document.addEventListener('click', closeByLink, { signal })
    return () => over.abort()
  })
}

const ServiceLinks = staticPart(() => (
  <ul role="list" className={styles.grid}>
    {services.map(({ slug, title, description, icon }) => (
      <li key={slug}>
        <Link to={`/services/${slug}`} className={styles.service}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span>
            <span className={styles.title}>{title}</span>
            <span className={styles.description}>{description}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
))
