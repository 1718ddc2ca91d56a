// What a shelf needs to know of an article.
import type { ReactNode } from 'react'
import type { Block } from '../../content/inline'

export interface Article {
  /** Its anchor on the page. */
  id: string
  title: string
  excerpt: string
  /** Empty when it has a page of its own. */
  body: readonly Block[]
  page?: string | undefined
  picture: ReactNode
  topic: string
  date: string
  isoDate: string
}
