// Replaces a page that failed to render. Header and footer keep working.
import { useEffect, useState } from 'react'
import { company } from '../content/company'
import { isFromOutside, ReloadButton } from '../ui/error-boundary'
import { isServerThere } from '../ui/loading/connection'
import { reloadOnce } from '../ui/loading/reload-page'
import { PageHero } from '../ui/page-hero'

/** The path of the page that was shown last without a failure; '' before the first. */
let shown = ''

/** To be rendered beside each page. */
export function PageShown({ path }: { path: string }) {
  useEffect(() => {
    // A failure of this very change is known only after its effects.
    const timer = setTimeout(() => {
      shown = path
    })
    return () => clearTimeout(timer)
  }, [path])
  return null
}

/**
 * A page that follows one which an extension has changed is loaded in full once: what is left of that one would stand
 * beside it. A page that fails while it is read stays, with what it has to say, such as that a form was sent.
 */
export function PageFailure({ error }: { error: unknown }) {
  const [reloading, setReloading] = useState(
    () => isFromOutside(error) && shown !== '' && shown !== location.pathname,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is rendered
  useEffect(() => {
    if (!reloading) return
    // Without a network the browser would show its own error page.
    void isServerThere().then((there) => setReloading(there && reloadOnce()))
  }, [])
  return reloading ? null : <Message />
}

function Message() {
  return (
    <div role="alert">
      <PageHero
        eyebrow="Error"
        title="Something went wrong with this component"
        lead={
          <>
            Reloading the page usually helps. If it does not, call us at{' '}
            <a href={company.phone.href}>{company.phone.text}</a>.
          </>
        }
      >
        <ReloadButton variant="mint" />
      </PageHero>
    </div>
  )
}
