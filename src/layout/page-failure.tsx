// Replaces a page that failed to render. Header and footer keep working.
import { company } from '../content/company'
import { ReloadButton } from '../ui/error-boundary'
import { PageHero } from '../ui/page-hero'

export function PageFailure() {
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
