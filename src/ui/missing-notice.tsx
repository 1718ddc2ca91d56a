// The whole content of a not-found page: what is missing, and the way back.
import type { ReactNode } from 'react'
import { PageHero } from './page-hero'
import { Picture } from './picture'

interface Props {
  title: string
  text: string
  /** The way back. */
  children: ReactNode
}

export function MissingNotice({ title, text, children }: Props) {
  return (
    <PageHero
      eyebrow="This path leads nowhere"
      title={title}
      lead={text}
      picture={<Picture name="not-found" alt="" eager />}
    >
      {children}
    </PageHero>
  )
}
