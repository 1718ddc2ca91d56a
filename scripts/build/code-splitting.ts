// Which modules of the site share a chunk. By default the bundler makes a file of every module that two pages
// share: 22 of them for the contact page, and requesting one takes a phone up to a millisecond and a half
// (docs/decisions/0008). Pages, dialogs and the chat keep their own files.

/** By priority; each group also takes the imports of its modules, unless an earlier group already has them. */
export const groups = [
  {
    // The imports of the first script: they must not pull the whole site into the page.
    name: 'early',
    test: /src[\\/](renderer[\\/]preload-files|theme[\\/]full-styles)\.ts$/,
    priority: 3,
  },
  {
    // On its own, so that its evaluation is a separate task.
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]renderer[\\/]hydrate\.ts$/,
    priority: 2,
  },
  {
    // The frame around every page, and the small components that most pages use.
    name: 'site',
    test: /src[\\/](renderer[\\/]start-site|forms[\\/](deferred-contact-form|drafts)|ui[\\/](loading[\\/]lazy-parts|breadcrumbs|button-link|call-band|link-card|missing-notice|pause-button|picture|reveal|rich-text|use-media))\.tsx?$/,
    priority: 1,
  },
]
