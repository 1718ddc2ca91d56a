// The articles of the blog, newest first. Their text is in post-bodies.ts, so that a page of cards does
// not load it.

export type PostId =
  | 'spot-phishing'
  | 'test-your-backups'
  | 'first-day-checklist'
  | 'slow-office-wifi'
  | 'before-you-move-to-the-cloud'
  | 'why-your-site-is-slow'

interface Post {
  id: PostId
  title: string
  excerpt: string
  category: 'Security' | 'Backup' | 'Helpdesk' | 'Networks' | 'Cloud' | 'Web'
  /** '2025-03-12' */
  isoDate: string
}

export const posts: readonly Post[] = [
  {
    id: 'before-you-move-to-the-cloud',
    title: 'Eight questions before you move to the cloud',
    excerpt:
      'A cloud move fails on paper long before it fails on the weekend of the move. Answer these questions first, and the technical part becomes routine.',
    category: 'Cloud',
    isoDate: '2025-04-02',
  },
  {
    id: 'spot-phishing',
    title: 'Spot a phishing email before you click',
    excerpt:
      'Bad spelling is no longer a giveaway. Look at what the email asks for, who really sent it and where its link goes, in that order.',
    category: 'Security',
    isoDate: '2025-03-12',
  },
  {
    id: 'test-your-backups',
    title: 'A backup is only as good as its last restore',
    excerpt:
      'A green check mark says that a job finished. Only a restore says that you can work again. Here is a test that fits into one morning.',
    category: 'Backup',
    isoDate: '2025-02-18',
  },
  {
    id: 'first-day-checklist',
    title: 'A first day when everything works',
    excerpt:
      'New hires remember whether everything was ready. This checklist runs from one week before to one week after, and works backward when someone leaves.',
    category: 'Helpdesk',
    isoDate: '2025-01-21',
  },
  {
    id: 'slow-office-wifi',
    title: 'Slow office Wi-Fi: find the cause before you buy',
    excerpt:
      'More access points often make it worse. Take three measurements, rule out the internet line, then fix cabling, channels and power, in that order.',
    category: 'Networks',
    isoDate: '2024-12-10',
  },
  {
    id: 'why-your-site-is-slow',
    title: 'Why your website is slow, and what to fix first',
    excerpt:
      'Four causes explain most slow sites: pictures, other people’s scripts, fonts and the server. How to tell which one is yours, and the order that pays.',
    category: 'Web',
    isoDate: '2024-11-19',
  },
]
