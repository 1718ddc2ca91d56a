// Scores a response as MDN's HTTP Observatory does, with its own code, for a site behind HTTPS.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureObservatory } from '../../scripts/tools/ensure-observatory'

interface Output {
  pass: boolean
  result: string
}

interface Score {
  score: number
  /** The results of the tests that failed. */
  failed: string[]
}

/** A response as `fetch` returns it, and the response to a CORS preflight from another site. */
interface Answers {
  path: string
  answer: Response
  preflight: Response
}

/** @param origin the site's public origin, which a proxy serves over HTTPS */
export async function openObservatory(origin: string): Promise<(of: Answers) => Promise<Score>> {
  const folder = await ensureObservatory()
  const load = (file: string) => import(pathToFileURL(join(folder, 'src', file)).href)
  const [{ ALL_TESTS }, { Requests }, { parseHttpEquivHeaders }] = await Promise.all([
    load('constants.js'),
    load('types.js'),
    load('retriever/utils.js'),
  ])
  const { getScoreModifier } = await load('grader/grader.js')
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')

  return async ({ path, answer, preflight }) => {
    const url = new URL(path, origin)
    const html = await answer.text()
    const headers = Object.fromEntries(answer.headers)
    const requests = new Requests(url.hostname)
    const response = { status: answer.status, headers, verified: true, request: { headers: {} } }
    const httpEquiv = parseHttpEquivHeaders(html, url.href)
    requests.session = { url }
    requests.resources.path = html
    requests.responses.auto = { ...response, httpEquiv }
    requests.responses.https = response
    requests.responses.http = response
    // The proxy redirects HTTP to HTTPS.
    const plain = new URL(url.href.replace('https:', 'http:'))
    requests.responses.httpRedirects = [
      { url: plain, status: 308 },
      { url, status: answer.status },
    ]
    requests.responses.cors = { ...response, headers: Object.fromEntries(preflight.headers) }
    const outputs: Output[] = ALL_TESTS.map((test: (of: unknown) => Output) => test(requests))
    const parts = outputs.map(({ result }) => Number(getScoreModifier(result)))
    const plainScore = 100 + parts.reduce((sum, part) => sum + Math.min(0, part), 0)
    // As in its scanner, only a site that is good without the extra points gets them.
    const extra = parts.reduce((sum, part) => sum + Math.max(0, part), 0)
    return {
      score: plainScore >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? plainScore + extra : plainScore,
      failed: outputs.filter(({ pass }) => !pass).map(({ result }) => result),
    }
  }
}
