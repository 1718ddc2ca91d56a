// What a worker looks after by the clock: due deliveries, providers that are away, the daily digest.

import type { DeliverDeps } from './deliveries/attempt'
import { startSweep } from './deliveries/sweep'
import type { Wake } from './deliveries/wake'
import { watchProviders } from './deliveries/watch-providers'
import { startDigest } from './digest/send-digest'

export function startRounds(deps: DeliverDeps & { wake: Wake }): { stop(): void } {
  const rounds = [
    startSweep(deps),
    watchProviders(deps),
    startDigest({ ...deps, mail: deps.senders.mail }),
  ]
  return {
    stop() {
      for (const round of rounds) round.stop()
    },
  }
}
