// The hero of a service page.
import type { Service } from '../../content/services'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { PageHero } from '../../ui/page-hero'
import { Picture } from '../../ui/picture'
import * as styles from './service-hero.css'

export function ServiceHero({ service, lead }: { service: Service; lead: string }) {
  const { slug, title } = service
  return (
    <PageHero
      eyebrow={<Breadcrumbs parent={{ text: 'Services', to: '/services' }} here={title} />}
      title={title}
      lead={lead}
      picture={<Picture name={slug} alt="" eager />}
    >
      <ButtonLink to={`/contact?service=${slug}`} variant="mint">
        Request This Service
      </ButtonLink>
      <Link to="/services" className={styles.back}>
        <Icon name="arrow" size={18} />
        Back to Services
      </Link>
    </PageHero>
  )
}
