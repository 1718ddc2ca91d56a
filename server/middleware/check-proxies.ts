// Notices a TRUST_PROXY that does not fit the proxies in front: the addresses we would then count and record are wrong.
import type { Middleware } from 'koa'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'

const CONSEQUENCE =
  'Until then, rate limits count many visitors as one, and the evidence of consent holds the address of a proxy'

/**
 * Warns once, of the first request that does not fit, without any of its addresses. A client may have sent the header
 * itself, or reached us past a proxy, so that is all: no request is treated differently.
 */
export function checkProxies(
  { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>,
  log: Pick<Log, 'warn'>,
): Middleware {
  let told = false
  return (ctx, next) => {
    if (!told) {
      const entries = countEntries(ctx.req.headers['x-forwarded-for'])
      // A load balancer's checks have no such header, but they post nothing.
      const isPassedOn = entries > 0 || (TRUST_PROXY > 0 && ctx.req.method === 'POST')
      told = isPassedOn && (TRUST_PROXY === 0 || entries < TRUST_PROXY)
      if (told) warn(log, { trusted: TRUST_PROXY, entries })
    }
    return next()
  }
}

function countEntries(header: string | string[] | undefined): number {
  return header ? String(header).split(',').length : 0
}

function warn(
  log: Pick<Log, 'warn'>,
  { trusted, entries }: { trusted: number; entries: number },
): void {
  log.warn(
    { trusted, entries },
    trusted === 0
      ? `TRUST_PROXY is 0, but a request has the header X-Forwarded-For. If there are proxies in front, set TRUST_PROXY to their number. ${CONSEQUENCE}`
      : `TRUST_PROXY is greater than the number of addresses in the header X-Forwarded-For of a request. Set it to the number of proxies in front, and let each of them append its client to the header. ${CONSEQUENCE}, or one that the visitor made up`,
  )
}
