// Case studies: client stories with pages of their own, and field guides that open in place.
import { inWords, inWordsFirst } from '../../content/in-words'
import { resourceCards } from '../../content/resource-cards'
import { Picture } from '../../ui/picture'
import type { Article } from './article'
import { ArticleShelf } from './article-shelf'
import { PanelHeading } from './panel-heading'

const articles: readonly Article[] = resourceCards.map((card) => ({
  ...(card.caseStudy === null
    ? { id: card.id, page: null }
    : { id: card.caseStudy, page: `/case-studies/${card.caseStudy}` }),
  title: card.title,
  excerpt: card.excerpt,
  picture: <Picture name={card.id} alt="" />,
  topic: card.industry,
  isoDate: card.isoDate,
}))

const stories = articles.filter(({ page }) => page !== null).length

export function CaseStudiesPanel({ named }: { named: string }) {
  return (
    <>
      <PanelHeading
        title="Case studies and field guides"
        text={`${inWordsFirst(stories)} client stories, and ${inWords(articles.length - stories)} guides to how we would approach a business like yours.`}
      />
      <ArticleShelf
        articles={articles}
        named={named}
        anchor="case-studies"
        back="All case studies"
      />
    </>
  )
}
