// The blog: articles that open in place.
import { posts } from '../../content/posts'
import { Picture } from '../../ui/picture'
import type { Article } from './article'
import { ArticleShelf } from './article-shelf'
import { PanelHeading } from './panel-heading'

const articles: readonly Article[] = posts.map(
  ({ id, title, excerpt, category, isoDate }, index) => ({
    id,
    title,
    excerpt,
    page: null,
    picture: <Picture name={id} alt="" eager={index === 0} />,
    topic: category,
    isoDate,
  }),
)

export function BlogPanel({ named }: { named: string }) {
  return (
    <>
      <PanelHeading
        title="From the blog"
        text="One problem at a time, in the order we would tackle it ourselves."
      />
      <ArticleShelf articles={articles} named={named} anchor="blog" back="All articles" />
    </>
  )
}
