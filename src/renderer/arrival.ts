// Imported by the first script alone, which is part of every page's HTML.

/** How the browser came to this page. Undefined only in browsers that are too old for the site's scripts. */
export const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** Not reloaded, and not returned to: the browser has restored nothing of the page. */
export const isNew = arrival?.type === 'navigate'
