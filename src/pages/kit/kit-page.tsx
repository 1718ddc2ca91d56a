// Every part of the interface in every state, for development. No production build contains it.
import { container } from '../../theme/layout.css'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'
import { ActionParts } from './action-parts'
import { ChatParts } from './chat-parts'
import { FieldParts } from './field-parts'
import { LayerParts } from './layer-parts'
import { PictureParts } from './picture-parts'
import { TextParts } from './text-parts'

function KitPage() {
  return (
    <>
      <PageHero
        eyebrow={<Breadcrumbs here="Kit" />}
        title="Kit of parts"
        lead="Every part of the interface in every state it can be in."
      />
      <div className={container}>
        <ActionParts />
        <FieldParts />
        <LayerParts />
        <PictureParts />
        <TextParts />
        <ChatParts />
      </div>
    </>
  )
}

export const kitPage: PageModule = {
  Page: KitPage,
  head: () => ({
    title: 'Kit of parts',
    description:
      'Every part of the interface in every state it can be in, for whoever works on this site.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
