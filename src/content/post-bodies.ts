// The text of each article of the blog.
import type { Block } from './inline'
import type { PostId } from './posts'
import { beforeYouMoveToTheCloud } from './posts/before-you-move-to-the-cloud'
import { firstDayChecklist } from './posts/first-day-checklist'
import { slowOfficeWifi } from './posts/slow-office-wifi'
import { spotPhishing } from './posts/spot-phishing'
import { testYourBackups } from './posts/test-your-backups'
import { whyYourSiteIsSlow } from './posts/why-your-site-is-slow'

export const postBodies: Readonly<Record<PostId, readonly Block[]>> = {
  'before-you-move-to-the-cloud': beforeYouMoveToTheCloud,
  'spot-phishing': spotPhishing,
  'test-your-backups': testYourBackups,
  'first-day-checklist': firstDayChecklist,
  'slow-office-wifi': slowOfficeWifi,
  'why-your-site-is-slow': whyYourSiteIsSlow,
}
