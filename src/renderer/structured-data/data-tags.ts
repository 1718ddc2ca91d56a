// Structured data as elements of a page's head: data blocks, which no policy runs.

/** One element for each thing, with nothing in it that could end the element. */
export function dataTags(things: readonly object[]): string {
  return things
    .map((thing) => JSON.stringify(thing).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}
