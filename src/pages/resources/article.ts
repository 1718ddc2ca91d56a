// What a shelf needs to know about an article.
import type { ReactNode } from 'react'
import type { CaseStudySlug } from '../../content/case-studies'
import type { PostId } from '../../content/posts'
import type { FieldGuideId } from '../../content/resource-cards'

interface Card {
  title: string
  excerpt: string
  picture: ReactNode
  topic: string
  isoDate: string
}

/** `id` is its anchor on the page. It opens in place, or has a page of its own. */
export type Article = Card &
  ({ id: PostId | FieldGuideId; page: null } | { id: CaseStudySlug; page: string })
