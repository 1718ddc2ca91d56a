// Who may import whom, and why. Checked by `npm run check`; tests/borders breaks each rule on purpose.

const TEST = '\\.test\\.tsx?$'
const REACT = ['react', 'react-dom']
const STYLES = ['@vanilla-extract']
const FORMS = ['react-hook-form', '@hookform']
const JUNK = '(^|/)(utils?|helpers?|commons?|misc|types?)(/|\\.tsx?$)'

/** Paths of the given folders and files of the tree. */
const tree = (...names) => names.map((name) => (/\.\w+$/.test(name) ? `^${name}$` : `^${name}/`))

/** Paths of packages, installed or not. */
const packages = (...names) => names.map((name) => `(^|node_modules/)${name}(/|$)`)

const forbid = (name, comment, rule) => ({ name, comment, severity: 'error', ...rule })

/** A part of the site that may import what is listed, itself, and nothing else. */
const layer = (part, allowed, comment) =>
  forbid(`${part}-imports`, comment, {
    from: { path: tree(`src/${part}`), pathNot: TEST },
    to: { pathNot: [...tree(`src/${part}`), ...allowed] },
  })

/** A program or folder for Node.js: any package, but of the tree only what is listed and itself. */
const program = (part, allowed, comment) =>
  forbid(`${part.replace('src/', '')}-imports`, comment, {
    from: { path: tree(part), pathNot: TEST },
    to: { path: tree('src', 'migrations', 'scripts'), pathNot: [...tree(part), ...allowed] },
  })

/** The one place that imports a vendor's package; also its types come from there. */
const door = (vendor, places, comment) =>
  forbid(`${vendor.replace(/^@\??/, '')}-has-one-door`, comment, {
    from: {
      path: tree('src', 'server', 'worker', 'migrations', 'scripts', 'vite.config.ts'),
      pathNot: [...tree(...places), TEST],
    },
    to: { path: packages(vendor) },
  })

const site = ['^src/[^/]+\\.tsx?$', ...tree('src/head', 'src/navigation')]
const parts = ['content', 'ui', 'theme', 'forms', 'chat'].map((part) => `src/${part}`)
const view = [...tree(...parts), ...packages(...REACT, 'react-router', ...STYLES)]

const layers = [
  layer(
    'contract',
    packages('zod'),
    'Browser, server and worker all parse with the contract, so it must run in each of them.',
  ),
  forbid('browser-imports-zod-mini', 'Plain zod is several times larger in the browser.', {
    from: { path: tree('src/contract', 'src/chat'), pathNot: TEST },
    to: { path: packages('zod'), pathNot: 'node_modules/zod/mini/' },
  }),
  layer('content', [], 'Content is plain data: whoever shows or sends it decides how.'),
  layer(
    'theme',
    packages(...STYLES, '@fontsource-variable'),
    'Everything depends on the theme; it depends on nothing.',
  ),
  layer(
    'ui',
    [...tree('src/theme'), ...packages(...REACT, 'react-router', '@radix-ui', ...STYLES)],
    'Parts of the interface know nothing of the business, so that every page can use them.',
  ),
  ...Object.entries({ forms: FORMS, chat: ['zod'] }).map(([part, own]) =>
    layer(
      part,
      [
        ...tree('src/contract', 'src/content', 'src/ui', 'src/theme'),
        ...packages(...REACT, 'react-router', ...own, ...STYLES),
      ],
      'Forms and chat stand on the contract and meet each other only on a page.',
    ),
  ),
  layer('layout', view, 'The frame around every page knows no page.'),
  layer('pages', view, 'A page is composition and copy; what it sends and how is up to its forms.'),
  forbid('chat-is-lazy', 'The chat is loaded when it is opened: import() it.', {
    // Names of classes, read on the server only.
    from: { pathNot: [...tree('src/chat', 'tests', 'src/renderer/safelist.ts'), TEST] },
    to: { path: tree('src/chat'), dynamic: false, dependencyTypesNot: ['type-only'] },
  }),
  forbid('site-imports', 'The site is the same tree on server and client: nothing of Node.js.', {
    from: { path: site, pathNot: TEST },
    to: {
      pathNot: [...site, ...tree('src/layout', 'src/pages', 'src/contract'), ...view],
    },
  }),
  forbid('renderer-imports', 'The renderer joins the site with Vike; it knows no program.', {
    from: { path: tree('src/renderer'), pathNot: TEST },
    to: { path: tree('src/node', 'server', 'worker', 'migrations', 'scripts') },
  }),
]

const shared = tree('src/contract', 'src/content', 'src/node')
const programs = [
  program(
    'src/node',
    tree('src/contract', 'migrations/index.ts'),
    'What both programs share must not depend on what either of them is for.',
  ),
  program(
    'server',
    [...shared, ...tree('src/renderer/render-page.ts', 'src/renderer/page-list.ts')],
    'The server knows pages as HTML only, through one door.',
  ),
  program(
    'worker',
    [...shared, ...tree('src/theme/palette.ts')],
    'The worker has no pages; its emails have the colors of the brand.',
  ),
  forbid('programs-stay-apart', 'Server and worker are deployed apart and meet in the contract.', {
    from: { path: '^(server|worker)/', pathNot: TEST },
    to: { path: '^(server|worker)/', pathNot: '^$1/' },
  }),
  forbid('migrations-imports', 'A migration must do the same in years, whatever the code became.', {
    from: { path: tree('migrations'), pathNot: TEST },
    to: { pathNot: [...tree('migrations'), ...packages('knex')] },
  }),
  forbid('migrations-are-given-knex', 'A migration receives its connection: it needs types only.', {
    from: { path: tree('migrations') },
    to: { path: packages('knex'), dependencyTypesNot: ['type-only'] },
  }),
]

const DATABASE = ['src/node/database']
const doors = [
  door('bullmq', ['src/node/queue'], 'Both queue backends look the same from outside this folder.'),
  door('ioredis', ['src/node/redis.ts'], 'Time-outs and reconnecting are set once.'),
  door('knex', [...DATABASE, 'migrations'], 'Time-outs and pool sizes are set once.'),
  door('pg', DATABASE, 'Time-outs and pool sizes are set once.'),
  door(
    'pino',
    ['src/node/log.ts', 'src/node/standard-output.ts'],
    'What may not be logged, and where the rest goes, is decided once.',
  ),
  door(
    'prom-client',
    ['src/node/metrics', 'server/metrics', 'worker/metrics'],
    'One list of metrics, one set of labels.',
  ),
  door('@opentelemetry', ['src/node/tracing'], 'Loaded only when tracing is on.'),
  door('bullmq-otel', ['src/node/tracing'], 'Loaded only when tracing is on.'),
  door('nodemailer', ['worker/mail'], 'A mail is written without knowing how it travels.'),
  door('mrml', ['worker/mail/html-frame.ts'], 'How a mail is drawn is decided in one place.'),
  door('twilio', ['worker/sms', 'server/twilio'], 'A text is written without knowing how.'),
  door('@?langchain', ['server/chat'], 'The chat can change its library without the routes.'),
  door('rate-limiter-flexible', ['server/limits'], 'Limits are kept one way.'),
  door('fontkit', ['scripts/pictures/glyphs.ts'], 'Letters become outlines in one place.'),
  door('@resvg', ['scripts/pictures/rasterize.ts'], 'Drawings become pixels in one place.'),
  door('subset-font', ['scripts/fonts'], 'Fonts are cut in one place.'),
  door('vike', ['src/renderer', 'vite.config.ts'], 'The site itself does not know who renders it.'),
]

const habits = [
  forbid('no-circles', 'Files in a circle can only be read, tested and moved together.', {
    from: {},
    to: { circular: true },
  }),
  forbid('no-orphans', 'A file that imports nothing and is imported by nobody does nothing.', {
    from: { orphan: true, pathNot: ['(^|/)\\.[^/]+$', '\\.d\\.ts$', '\\.config\\.ts$', TEST] },
    to: {},
  }),
  forbid('no-junk-drawers', 'A name that fits everything says nothing: name it after its use.', {
    from: {},
    to: { path: JUNK, pathNot: 'node_modules/' },
  }),
  forbid('no-barrels', 'Import the file itself: a barrel hides who needs what.', {
    from: {},
    to: { path: '(^|/)index\\.tsx?$', pathNot: ['node_modules/', '^migrations/index\\.ts$'] },
  }),
  forbid('no-folder-cycles', 'Two folders that import each other are one folder with two names.', {
    scope: 'folder',
    from: { path: '^(server|worker)/' },
    to: { circular: true },
  }),
  forbid('no-dev-dependencies', 'Production installs without them. Styles are compiled before.', {
    from: { path: '^(src|server|worker|migrations)/', pathNot: [TEST, '\\.css\\.ts$'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  }),
  forbid('tests-stay-outside', 'The product must not depend on what only tests it.', {
    from: { pathNot: ['^tests/', TEST] },
    to: { path: ['^tests/', TEST] },
  }),
]

export default {
  forbidden: [...layers, ...programs, ...doors, ...habits],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
