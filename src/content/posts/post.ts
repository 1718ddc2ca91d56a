// An article of the blog.
import type { Block } from '../inline'

export type PostId =
  | 'spot-phishing'
  | 'test-your-backups'
  | 'first-day-checklist'
  | 'slow-office-wifi'
  | 'before-you-move-to-the-cloud'
  | 'why-your-site-is-slow'

export interface Post {
  id: PostId
  title: string
  excerpt: string
  category: 'Security' | 'Backup' | 'Helpdesk' | 'Networks' | 'Cloud' | 'Web'
  /** As shown, 'March 12, 2025'. */
  date: string
  /** The same day for machines, '2025-03-12'. */
  isoDate: string
  body: readonly Block[]
}
