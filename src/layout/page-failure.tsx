// Replaces a page that failed to render. Header and footer keep working.
import { useLayoutEffect, useState } from 'react'
import { company } from '../content/company'
import { isFromOutside, ReloadButton } from '../ui/error-boundary'
import { PageHero } from '../ui/page-hero'
import { reloadOnce } from '../ui/reload-page'

/** A page that an extension has changed is loaded in full once: what is left of it would stand beside the next page. */
export function PageFailure({ error }: { error: unknown }) {
  const [reloading, setReloading] = useState(isFromOutside(error))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is rendered
  useLayoutEffect(() => {
    if (reloading) setReloading(reloadOnce())
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
