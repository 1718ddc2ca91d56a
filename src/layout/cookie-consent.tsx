// Asks about cookies after hydration, and opens Cookie Settings for any element with
// `data-cookie-settings`. None of it is in the server's HTML: pages are cached for everyone.
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CookieCategory } from '../content/cookie-policy'
import { withFullStyles } from '../theme/full-styles'
import { ErrorBoundary } from '../ui/error-boundary'
import { loadWindow } from '../ui/loading/connection'
import { Opening } from '../ui/loading/opening'
import { useHydrated } from '../ui/loading/use-hydrated'
import { hasModifierKey } from '../ui/modifier-key'
import { isSecondClick } from '../ui/second-click'
import { usePageChanged } from '../ui/use-page-changed'
import { CookieBanner } from './cookie-banner'
import { allCategories, saveChoice, useCookieChoice } from './cookie-choice'
import type { CookieDialogProps } from './cookie-dialog'

const loadDialog = (): Promise<{ default: ComponentType<CookieDialogProps> }> =>
  withFullStyles(import('./cookie-dialog'))
// A page that was open during a release can no longer load its settings.
const CookieDialog = lazy(() => loadWindow(loadDialog).catch(() => ({ default: PolicyInstead })))

export function CookieConsent() {
  return useHydrated() ? <Consent /> : null
}

function Consent() {
  const choice = useCookieChoice()
  const settings = useSettings()
  if (choice === null) return null

  function save(allowed: readonly CookieCategory[]) {
    saveChoice(allowed)
    settings.close()
  }
  return (
    <>
      {/* If an extension has moved the banner or removed it, only this is lost. */}
      <ErrorBoundary fallback={null}>
        <div>
          {choice.by === 'nobody' && (
            <CookieBanner
              onAcceptAll={() => saveChoice(allCategories)}
              onRejectAll={() => saveChoice([])}
              onFocusLost={focusPage}
            />
          )}
        </div>
      </ErrorBoundary>
      {settings.open && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Opening onGivenUp={settings.close} />}>
            <CookieDialog
              choice={choice}
              onSave={save}
              onClose={settings.close}
              onClosed={settings.focusBack}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** Opens on a click on any element with `data-cookie-settings`, and returns the focus there. */
function useSettings() {
  const [open, setOpen] = useState(false)
  const asked = useRef<{ by: HTMLElement; on: string }>(null)
  useEffect(() => {
    function onClick(event: MouseEvent) {
      // Saving a choice by a double click closes the settings, and may leave the pointer on what opens them.
      if (hasModifierKey(event) || isSecondClick(event)) return
      const target = event.target instanceof Element ? event.target : null
      const by = target?.closest<HTMLElement>('[data-cookie-settings]')
      if (!by) return
      event.preventDefault()
      asked.current = { by, on: location.pathname }
      setOpen(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  const pageChanged = usePageChanged(open)
  useEffect(() => {
    if (pageChanged) setOpen(false)
  }, [pageChanged])
  function focusBack() {
    // The new page has placed the focus itself.
    if (asked.current?.on !== location.pathname) return
    if (asked.current.by.isConnected) asked.current.by.focus()
    else focusPage()
  }
  return { open: open && !pageChanged, close: () => setOpen(false), focusBack }
}

function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

function PolicyInstead({ onClose }: CookieDialogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is rendered
  useEffect(() => {
    // The browser may keep this page as it is, and show it again on Back: Cookie Settings must open then.
    onClose()
    location.assign('/cookies')
  }, [])
  return null
}
