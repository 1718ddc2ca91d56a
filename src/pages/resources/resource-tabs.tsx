// The three tabs of the resources page. The URL decides which one is shown, so each can be linked to.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { container, section } from '../../theme/layout.css'
import { type Tab, Tabs } from '../../ui/tabs'
import { BlogPanel } from './blog-panel'
import { CaseStudiesPanel } from './case-studies-panel'
import { FaqPanel } from './faq-panel'
import { type ResourceTab, tabOf } from './resource-places'

/** @param named the id that the URL names; '' if there is none */
export function ResourceTabs({ named }: { named: string }) {
  const navigate = useNavigate()
  const selected = useSelected(named)

  function select(id: ResourceTab, how: 'click' | 'key' | 'found') {
    // Not `selected`: the URL knows of the last selection before React has rendered it.
    if (tabOf(location.hash.slice(1)) === id) return
    // Keys and searches pass over tabs on their way; only a click deserves a history entry. The scroll position stays.
    void navigate(`#${id}`, { replace: how !== 'click', state: { scroll: 'stay' } })
  }

  const tabs: Tab<ResourceTab>[] = [
    { id: 'blog', label: 'Blog', content: <BlogPanel named={named} /> },
    { id: 'case-studies', label: 'Case Studies', content: <CaseStudiesPanel named={named} /> },
    { id: 'faqs', label: 'FAQ', content: <FaqPanel named={named} /> },
  ]
  return (
    <div className={section}>
      <div className={container}>
        <Tabs label="Resources" tabs={tabs} selected={selected} onSelect={select} />
      </div>
    </div>
  )
}

/** The tab that contains the named element; the last one while the name is outside the tabs. */
function useSelected(named: string): ResourceTab {
  const [last, setLast] = useState<ResourceTab>('blog')
  const selected = tabOf(named) ?? last
  if (selected !== last) setLast(selected)
  return selected
}
