// What a server says at its start about settings that are allowed, and wrong for a site that visitors can reach.
import { company, placeholders } from '../src/content/company'
import type { Env } from '../src/node/env'
import { isLocal, isLoopback } from '../src/node/is-local'
import { isTrial } from '../src/node/is-trial'
import type { Log } from '../src/node/log'

export function warnOfSettings(
  env: Pick<Env, 'NODE_ENV' | 'HOST' | 'PUBLIC_URL'>,
  log: Pick<Log, 'warn'>,
): void {
  // A trial that listens for other machines is one that they open under another address.
  if (isLocal(env.PUBLIC_URL) && !(isTrial(env) && isLoopback(env.HOST))) {
    log.warn(
      { variable: 'PUBLIC_URL' },
      'PUBLIC_URL is not set, or names this machine: a form sent from a page at any other address gets a 403. Set it to the address that visitors see',
    )
  }
  const facts = placeholders(company)
  if (facts.length > 0 && env.NODE_ENV === 'production') {
    log.warn(
      { facts },
      'facts in src/content/company.ts are placeholders: replace the company before going live',
    )
  }
}
