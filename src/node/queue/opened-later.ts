// A queue whose datastore was down when the program started.
import type { BackendQueue } from './backend'

/** What a program that adds jobs needs from a queue. */
export type AddingQueue = Omit<BackendQueue, 'kept'>

/** Every call opens the queue first, until that succeeds; concurrent calls share one attempt. */
export function openedLater(open: () => Promise<AddingQueue>): AddingQueue {
  let opening: Promise<AddingQueue> | null = null
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  return {
    add: async (jobs) => (await opened()).add(jobs),
    find: async (id) => (await opened()).find(id),
    probe: async (how) => (await opened()).probe(how),
    depth: async () => (await opened()).depth(),
    removeExpired: async () => (await opened()).removeExpired(),
    close: async () => (await opening)?.close(),
  }
}
