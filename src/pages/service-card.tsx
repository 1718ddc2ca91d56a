// The card of one service, wherever services are offered: drawing, description, and a link to its page.
import type { Service } from '../content/services'
import { LinkCard } from '../ui/link-card'
import { Picture } from '../ui/picture'

interface Props {
  service: Service
  /** For a card that is visible first. */
  eager?: boolean
}

export function ServiceCard({ service: { slug, title, description }, eager = false }: Props) {
  return (
    <LinkCard
      to={`/services/${slug}`}
      title={title}
      text={description}
      more="Learn more"
      picture={<Picture name={slug} alt="" eager={eager} />}
    />
  )
}
