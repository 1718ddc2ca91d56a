// The articles of the blog, newest first.
import { beforeYouMoveToTheCloud } from './posts/before-you-move-to-the-cloud'
import { firstDayChecklist } from './posts/first-day-checklist'
import type { Post } from './posts/post'
import { slowOfficeWifi } from './posts/slow-office-wifi'
import { spotPhishing } from './posts/spot-phishing'
import { testYourBackups } from './posts/test-your-backups'
import { whyYourSiteIsSlow } from './posts/why-your-site-is-slow'

export type { Post, PostId } from './posts/post'

export const posts: readonly Post[] = [
  beforeYouMoveToTheCloud,
  spotPhishing,
  testYourBackups,
  firstDayChecklist,
  slowOfficeWifi,
  whyYourSiteIsSlow,
]
