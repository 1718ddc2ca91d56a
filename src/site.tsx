// <Site/>: the same tree on the server and in the browser.
import { lazy, Suspense, use, useState } from 'react'
import { useLocation } from 'react-router'
import type { NativeFormState } from './contract/native-form'
import { FormDialogs } from './forms/form-dialogs'
import { NativeFormContext } from './forms/native-form-context'
import { CookieConsent } from './layout/cookie-consent'
import { Footer } from './layout/footer'
import { Header } from './layout/header'
import { PageChange } from './layout/page-change'
import { PageFailure, PageShown } from './layout/page-failure'
import { ScrollToTop } from './layout/scroll-to-top'
import { SkipLink } from './layout/skip-link'
import { useFollowLinks } from './navigation/use-follow-links'
import { useLoadOnIntent } from './navigation/use-load-on-intent'
import { useScrollBack } from './navigation/use-scroll-back'
import { findRoute } from './routes'
import './theme/global.css'
import { areFullStylesLoaded, loadFullStyles } from './theme/full-styles'
import { ErrorBoundary } from './ui/error-boundary'
import { loadOnDemand, preload } from './ui/loading/connection'
import { reloadPage } from './ui/loading/reload-page'
import { Renewing } from './ui/loading/renewing'
import { useHydrated } from './ui/loading/use-hydrated'
import { WhenHydrated } from './ui/loading/when-hydrated'
import { LoadingBar } from './ui/loading-bar'
import { Toaster } from './ui/toast/toaster'

// A failure to load is caught by an error boundary around the component.
const Chat = lazy(() => preload(() => import('./chat/chat')))
const ChatContactForm = lazy(() => preload(() => import('./forms/chat-contact-form')))

/** Updates the head's description of the page. Returns the page's title; null while its code is not loaded. */
function describe(path: string): string | null {
  const { route, slug } = findRoute(path)
  const head = route.page.loaded()?.head(slug)
  if (!head) return null
  // Nothing waits for this, and a visitor who is offline by now misses nothing.
  void import('./head/describe-page').then(
    ({ describePage }) => describePage({ ...head, path }),
    () => undefined,
  )
  return head.title
}

function whenLoaded(path: string, then: () => void): void {
  const { page } = findRoute(path).route
  if (page.loaded()) then()
  // Waits for the network, as the page itself does. Code that is gone is reported where the page is shown.
  else preload(page.load).then(then, ignore)
}

let arriving: Promise<void> | null = null

/**
 * Suspends a navigation until the full style sheet is loaded: the previous page stays visible meanwhile. Not one that only
 * opens or closes a form, which waits for the sheet itself and can be given up until then.
 */
function WholeStyles(): null {
  const { pathname, hash } = useLocation()
  const [first] = useState(pathname + hash)
  if (pathname + hash !== first && !areFullStylesLoaded()) {
    arriving ??= loadOnDemand(loadFullStyles).catch(reloadPage)
    use(arriving)
  }
  return null
}

/** Renders the chat after hydration only: without script it is absent, and nothing is lost. */
function LaterChat() {
  const { key } = useLocation()
  if (!useHydrated()) return null
  return (
    // Without a chat, the site starts all the same.
    <ErrorBoundary fallback={null}>
      <Renewing attempt={key}>
        <Suspense fallback={null}>
          <Chat ContactForm={ChatContactForm} />
        </Suspense>
      </Renewing>
    </ErrorBoundary>
  )
}

interface Props {
  nativeForm: NativeFormState | null
  /** Called once the page, which hydrates after its surroundings, is hydrated as well. */
  onPageHydrated?: () => void
}

export function Site({ nativeForm, onPageHydrated = ignore }: Props) {
  useLoadOnIntent()
  useFollowLinks()
  useScrollBack()
  const { pathname, key } = useLocation()
  const { route, slug } = findRoute(pathname)
  const { Page } = route.page
  return (
    <NativeFormContext value={nativeForm}>
      <WholeStyles />
      <SkipLink />
      {/* Early, so that keyboard users reach the question before the page. */}
      {/* In an element of its own, like the chat below: what is rendered only after hydration must be hidden from
          screen readers by a dialog that was open before. */}
      <div>
        <ErrorBoundary fallback={null}>
          <CookieConsent />
        </ErrorBoundary>
      </div>
      <Renewing attempt={key}>
        <Header />
      </Renewing>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary attempt={key}>
          <FormDialogs />
        </ErrorBoundary>
        <ErrorBoundary attempt={pathname} fallback={(error) => <PageFailure error={error} />}>
          {/* A new page is shown once its code is loaded; until then the previous one stays. */}
          <Suspense>
            <Page slug={slug} />
            <PageShown path={pathname} />
            <WhenHydrated tell={onPageHydrated} />
          </Suspense>
        </ErrorBoundary>
        <Renewing attempt={key}>
          <ScrollToTop />
        </Renewing>
      </main>
      <Renewing attempt={key}>
        <Footer />
      </Renewing>
      <div>
        <LaterChat />
      </div>
      <Renewing attempt={key}>
        <PageChange describe={describe} whenLoaded={whenLoaded} />
      </Renewing>
      <Toaster />
      <Renewing attempt={key}>
        <LoadingBar />
      </Renewing>
    </NativeFormContext>
  )
}

const ignore = () => undefined
