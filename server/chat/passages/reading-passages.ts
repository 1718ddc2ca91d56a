// Passages of the reading material: articles, how-tos, field guides, webinars and the legal pages.

import { fieldGuides } from '../../../src/content/field-guides'
import { howTos } from '../../../src/content/how-tos'
import { dateInWords } from '../../../src/content/in-words'
import { plainText } from '../../../src/content/inline'
import { cookies, type LegalPage, privacy, terms } from '../../../src/content/legal'
import { knowledgeBase, webinarInvitation, webinars } from '../../../src/content/library'
import { postBodies } from '../../../src/content/post-bodies'
import { posts } from '../../../src/content/posts'
import { type FieldGuideId, resourceCards } from '../../../src/content/resource-cards'
import { blockPassages } from './block-passages'
import { type Passage, sentencesOf } from './passage'

export const readingPassages: readonly Passage[] = [
  ...knowledgeBase.flatMap(({ id, title }) =>
    blockPassages({ id: `how-to:${id}`, title, path: `/resources#${id}` }, howTos[id]),
  ),
  ...posts.flatMap(({ id, title, excerpt }) => [
    excerptOf(`post:${id}`, { id, title, excerpt }),
    ...blockPassages({ id: `post:${id}`, title, path: `/resources#${id}` }, postBodies[id]),
  ]),
  ...resourceCards.flatMap((card) => {
    if (card.caseStudy !== null) return []
    return guidePassages(card.id, card.title)
  }),
  ...webinars.map(
    ({ id, title, length, outline }): Passage => ({
      id: `webinar:${id}`,
      title: `Webinar: ${title} (${length})`,
      path: '/resources#webinars',
      form: 'list',
      sentences: outline,
    }),
  ),
  {
    id: 'library:webinars',
    title: 'Webinars',
    path: '/resources#webinars',
    form: 'list',
    sentences: webinars.map(({ title, length }) => `${title} (${length})`),
  },
  {
    id: 'library:webinar-request',
    title: 'Webinars',
    path: '/resources#webinars',
    form: 'whole',
    sentences: sentencesOf(webinarInvitation),
  },
  {
    id: 'library:industries',
    title: 'Client stories and field guides',
    path: '/resources#case-studies',
    form: 'list',
    sentences: resourceCards.map(({ industry, title }) => `${industry}: ${title}`),
  },
  {
    id: 'library:knowledge-base',
    title: 'Knowledge base',
    path: '/resources#knowledge-base',
    form: 'list',
    sentences: knowledgeBase.map(({ title, summary }) => `${title}: ${summary}`),
  },
  {
    id: 'library:blog',
    title: 'Blog',
    path: '/resources#blog',
    form: 'list',
    sentences: posts.map(({ title, isoDate }) => `${title} (${dateInWords(isoDate)})`),
  },
  ...legal('privacy', privacy),
  ...legal('terms', terms),
  ...legal('cookies', cookies),
]

/** A guide in short, whom it is for and what we would do for them, and its blocks. */
function guidePassages(guide: FieldGuideId, title: string): Passage[] {
  const place = { id: `guide:${guide}`, title, path: `/resources#${guide}` }
  const blocks = blockPassages(place, fieldGuides[guide])
  const steps = blocks.filter(({ form }) => form !== 'excerpt')
  const items = steps.flatMap(({ sentences }) => sentences)
  return [{ ...place, form: 'whole', sentences: blocks[0]?.sentences ?? [], items }, ...blocks]
}

function excerptOf(
  id: string,
  { id: anchor, title, excerpt }: { id: string; title: string; excerpt: string },
): Passage {
  return { id, title, path: `/resources#${anchor}`, form: 'whole', sentences: sentencesOf(excerpt) }
}

function legal(page: string, { title, intro, revised, sections }: LegalPage): Passage[] {
  return [
    {
      id: `legal:${page}`,
      title,
      path: `/${page}`,
      form: 'whole',
      sentences: [...sentencesOf(plainText(intro)), `Last revised: ${dateInWords(revised)}.`],
    },
    ...sections.flatMap((section) =>
      blockPassages(
        {
          id: `legal:${page}#${section.id}`,
          title: `${title}: ${section.title}`,
          path: `/${page}#${section.id}`,
        },
        section.blocks,
      ),
    ),
  ]
}
