// The text of every article, field guide and how-to.
import { fieldGuides } from '../../content/field-guides'
import { howTos } from '../../content/how-tos'
import type { Block } from '../../content/inline'
import type { HowToId } from '../../content/library'
import { postBodies } from '../../content/post-bodies'
import type { PostId } from '../../content/posts'
import type { FieldGuideId } from '../../content/resource-cards'
import { RichText } from '../../ui/rich-text'

const texts: Readonly<Record<PostId | FieldGuideId | HowToId, readonly Block[]>> = {
  ...postBodies,
  ...fieldGuides,
  ...howTos,
}

export function WrittenText({ id }: { id: keyof typeof texts }) {
  return <RichText blocks={texts[id]} headingLevel={4} />
}
