// Cards of articles. The one that the URL names is shown in full, in place of the cards; going back
// closes it. Before hydration, and without script, :target does the same.
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useHydrated } from '../../ui/loading/use-hydrated'
import type { Article } from './article'
import { ArticleCard } from './article-card'
import * as styles from './article-shelf.css'

interface Props {
  articles: readonly Article[]
  /** The id that the URL names; '' if there is none. */
  named: string
  /** Path of the shelf: a link to it closes an article. */
  anchor: string
  /** Label of the link that closes an article. */
  back: string
}

export function ArticleShelf({ articles, named, anchor, back }: Props) {
  const shelf = useRef<HTMLDivElement>(null)
  const inPlace = articles.filter(({ page }) => !page)
  const open = inPlace.find(({ id }) => id === named)?.id ?? null
  useFocus(shelf, open)
  return (
    <div ref={shelf} className={styles.shelf}>
      {articles.map((article) => {
        const next = inPlace[(inPlace.indexOf(article) + 1) % inPlace.length]
        return (
          <ArticleCard
            key={article.id}
            article={article}
            open={article.id === open}
            back={{ to: `/resources#${anchor}`, text: back }}
            next={next && { to: `/resources#${next.id}`, text: next.title }}
          />
        )
      })}
    </div>
  )
}

/** Opening moves the focus to the article's title; closing, back to the link that opened it. */
function useFocus(shelf: RefObject<HTMLDivElement | null>, open: string | null) {
  const navigation = useNavigationType()
  // Before that no article is named, and the one that the URL names would seem to open.
  const live = useHydrated()
  // Not on arrival: the focus is then placed by whatever changed the page.
  const shown = useRef<string | null | undefined>(undefined)

  useEffect(() => {
    if (!live) return
    const before = shown.current
    shown.current = open
    if (before === undefined || before === open) return
    const part = open ? '[data-title]' : '[data-more]'
    const card = shelf.current?.querySelector(`[id="${open ?? before}"]`)
    card?.querySelector<HTMLElement>(part)?.focus({ preventScroll: true })
    // After Back and Forward the browser scrolls; after opening, the page change does.
    if (!open && navigation !== 'POP')
      card?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [live, open, navigation, shelf])
}
