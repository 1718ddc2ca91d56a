// Structured data as elements of a page's head: data blocks, which are never executed.

/** One element per thing, with nothing in it that could close the element. */
export function dataTags(things: readonly object[]): string {
  return things
    .map((thing) => JSON.stringify(thing).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}
