// Which modules of the site travel together. Left to itself the bundler makes a file of every module that two
// pages share: 22 of them for the contact page, and asking for one takes a phone up to a millisecond and a half
// (docs/decisions/0008). Pages, dialogs and the chat stay files of their own.

/** In order of precedence; each takes along what its modules import, unless a group before it has that. */
export const groups = [
  {
    // What the first script imports: it must not bring the whole site into the page.
    name: 'early',
    test: /vite\/preload-helper|src[\\/]theme[\\/]whole-styles\.ts$/,
    priority: 3,
  },
  {
    // By itself, so that its evaluation is a task of its own.
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]renderer[\\/]hydrate\.ts$/,
    priority: 2,
  },
  {
    // The frame around every page, and the small parts that most pages have.
    name: 'site',
    test: /src[\\/](renderer[\\/]start-site|forms[\\/](deferred-contact-form|drafts)|ui[\\/](breadcrumbs|button-link|call-band|later-parts|link-card|missing-notice|pause-button|picture|reveal|rich-text|use-media))\.tsx?$/,
    priority: 1,
  },
]
