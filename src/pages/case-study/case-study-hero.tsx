// The hero of a case study.
import type { CaseStudy } from '../../content/case-studies'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { PageHero } from '../../ui/page-hero'
import { Picture } from '../../ui/picture'

export function CaseStudyHero({ study }: { study: CaseStudy }) {
  const { slug, title, client, excerpt } = study
  return (
    <PageHero
      eyebrow={<Breadcrumbs parent={{ text: 'Case Studies', to: '/case-studies' }} here={client} />}
      title={title}
      lead={excerpt}
      picture={<Picture name={slug} alt="" eager />}
    />
  )
}
