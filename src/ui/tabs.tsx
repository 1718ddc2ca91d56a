// Tabs per the ARIA Authoring Practices, with automatic activation. Until hydration they are a list of
// links to their panels: without script every panel is shown, one after the other; while script is still
// loading, the panel that the URL names, or the first.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from './loading/use-hydrated'
import { hasModifierKey } from './modifier-key'
import * as styles from './tabs.css'
import { useFindable } from './use-findable'

export interface Tab<Id extends string> {
  /** Anchor of the panel. */
  id: Id
  label: string
  content: ReactNode
}

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  /**
   * Called for the selected tab as well.
   * @param how a click is a step of its own; a key press may only pass through on the way to another tab, and so may
   *   the browser's search.
   */
  onSelect: (id: Id, how: 'click' | 'key' | 'found') => void
}

const tabId = (id: string) => `tab-${id}`

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const live = useHydrated()
  const [shown, showFound] = useShown(selected, onSelect)

  function selectByKey(event: KeyboardEvent) {
    // From the focused tab, not from `selected`: a key may arrive before React has rendered the last one.
    const focused = event.target instanceof Element ? event.target.id : ''
    const next = keyTarget(event, {
      at: tabs.findIndex(({ id }) => tabId(id) === focused),
      of: tabs,
    })
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.id))?.focus({ preventScroll: true })
    onSelect(next.id, 'key')
  }

  function selectByClick(event: MouseEvent, id: Id) {
    if (hasModifierKey(event)) return
    event.preventDefault()
    onSelect(id, 'click')
  }

  return (
    <div data-live={live}>
      <ul
        role={live ? 'tablist' : 'list'}
        aria-label={label}
        className={styles.list}
        onKeyDown={selectByKey}
      >
        {tabs.map(({ id, label: name }) => (
          <li key={id} role={live ? 'presentation' : undefined}>
            <a
              href={`#${id}`}
              id={tabId(id)}
              className={styles.tab}
              data-selected={id === shown}
              onClick={(event) => selectByClick(event, id)}
              {...(live && tabRole(id, id === shown))}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, content }, index) => (
        <Panel
          key={id}
          id={id}
          place={index === 0 ? 'first' : 'later'}
          state={!live ? 'early' : id === shown ? 'selected' : 'hidden'}
          onFound={() => showFound(id)}
        >
          {content}
        </Panel>
      ))}
    </div>
  )
}

/**
 * The tab whose panel is shown: the selected one, or one in which the browser has just found something. That one is
 * shown at once, because the browser shows it whatever we do, and `selected` may follow late, or name the next one.
 */
function useShown<Id extends string>(
  selected: Id,
  onSelect: Props<Id>['onSelect'],
): [Id, (found: Id) => void] {
  const [found, setFound] = useState<{ id: Id; before: Id } | null>(null)
  const isFresh = found?.before === selected
  if (found && !isFresh) setFound(null)
  function showFound(id: Id) {
    flushSync(() => setFound({ id, before: selected }))
    onSelect(id, 'found')
  }
  return [isFresh ? found.id : selected, showFound]
}

interface PanelProps {
  id: string
  place: keyof typeof styles.panel
  /** `early`: before hydration. */
  state: 'early' | 'selected' | 'hidden'
  onFound: () => void
  children: ReactNode
}

function Panel({ id, place, state, onFound, children }: PanelProps) {
  const ref = useFindable(state === 'hidden', onFound)
  return (
    <section
      ref={ref}
      id={id}
      className={styles.panel[place]}
      // Only its content is hidden: it must not be a tab stop or a landmark without content.
      aria-labelledby={state === 'hidden' ? undefined : tabId(id)}
      {...(state === 'selected' && { role: 'tabpanel', tabIndex: 0 })}
    >
      {children}
    </section>
  )
}

const tabRole = (id: string, isSelected: boolean) => ({
  role: 'tab',
  'aria-selected': isSelected,
  'aria-controls': id,
  tabIndex: isSelected ? 0 : -1,
})

/** Where a key leads from a tab: to the tab itself for a key that would activate it, null for any other key. */
function keyTarget<T>(
  event: KeyboardEvent,
  { at, of }: { at: number; of: readonly T[] },
): T | null {
  // Alt with an arrow key moves through the browser's history.
  if (hasModifierKey(event)) return null
  const targets: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % of.length,
    Home: 0,
    End: -1,
    ' ': at,
  }
  const target = targets[event.key]
  return target === undefined ? null : (of.at(target) ?? null)
}
