// Fetches the paths of all pages from a running site's sitemap.

/** @param url origin of the site. Throws when it has no sitemap or the sitemap lists no page. */
export async function listedPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`)
  const xml = await answer.text()
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  if (paths.length === 0) throw new Error(`no pages in ${url}/sitemap.xml (${answer.status})`)
  return paths
}
