// The article on slow websites.
import type { Block } from '../inline'

export const whyYourSiteIsSlow: readonly Block[] = [
  {
    kind: 'p',
    text: 'Your own site is fast on your own computer: it is in the cache, on a good connection and a good machine. Your visitors stand in a parking lot with a three-year-old phone. Measure there, and fix what they wait for.',
  },
  { kind: 'h', text: 'Measure what visitors feel' },
  {
    kind: 'p',
    text: 'Google’s Core Web Vitals put three feelings into numbers. A site is good when three out of four visits, on phones and on desktops counted separately, stay within them:',
  },
  {
    kind: 'list',
    items: [
      'Is the main thing there? Largest Contentful Paint within 2.5 seconds.',
      'Does it react? Interaction to Next Paint within 200 milliseconds.',
      'Does it stay put? Cumulative Layout Shift of 0.1 or less.',
    ],
  },
  {
    kind: 'p',
    text: 'PageSpeed Insights shows real visits where there are enough of them, and below that a simulated one. Believe the real ones; use the simulation to find the cause. Test the page people land on, not only the home page.',
  },
  { kind: 'h', text: 'The four usual causes' },
  {
    kind: 'list',
    items: [
      'Pictures. A photo 4,000 pixels wide in a 400-pixel space sends a hundred times the pixels, and nobody sees the difference.',
      'Other people’s scripts. Chat, maps, trackers, video players and cookie banners load from elsewhere and run on your visitor’s phone before your own menu can respond.',
      'Fonts. Six weights in four files each, from another host, with the text invisible until they arrive.',
      'The server. Every page is rebuilt for every visitor, on a crowded machine, by plugins nobody remembers. If the first byte takes longer than 0.8 seconds, start here.',
    ],
  },
  { kind: 'h', text: 'Fix in this order' },
  {
    kind: 'steps',
    items: [
      'Delete. Open the list of scripts and plugins and ask who would miss each one. Nothing is faster than what is not sent.',
      'Pictures: serve sizes that fit the screen (srcset), in AVIF or WebP, with width and height written down so that nothing jumps. Load pictures further down lazily, but never the first large one: give that one high priority.',
      'Delay. Show a still picture of the map or the video and load the real thing on a click. That saves a megabyte, and spares your visitor a stranger’s cookies.',
      'Fonts: two files at most, in WOFF2, from your own host, with the letters you use and “font-display: swap” with a fallback of similar width.',
      'Cache. Give files a name that changes with their content and let browsers keep them for a year; keep finished pages on the server or at the edge.',
      'Compress text with Brotli, and use HTTP/2 or newer. Both are settings, not projects.',
    ],
  },
  { kind: 'h', text: 'What does not help' },
  {
    kind: 'p',
    text: 'A second optimization plugin on top of the first. A faster hosting plan when the time goes into scripts on the phone. A score of 100 in a test while real visitors still wait: the score is a simulation, and your visitors are not.',
  },
  { kind: 'h', text: 'Keep it fast' },
  {
    kind: 'p',
    text: 'Sites do not become slow in a day; they gain a script per campaign. Agree on a budget, such as 150 kilobytes of script and one second until the main picture on a test phone. Check it automatically with every change, and let whoever breaks it take something out first. Look at the real-visit figures once a month, because they move with the phones your visitors carry.',
  },
  {
    kind: 'p',
    text: [
      'Speed is built in, or it is bought back at a higher price. See how we build in ',
      { text: 'web design', to: '/services/web-design' },
      ', or ',
      { text: 'send us your site’s address', to: '/contact?service=web-design' },
      ' and we’ll tell you what your visitors are waiting for.',
    ],
  },
]
