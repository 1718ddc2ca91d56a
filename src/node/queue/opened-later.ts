// A queue whose datastore was away when the program started.
import type { BackendQueue } from './backend'

/** What a program that adds jobs asks of a queue. */
export type AddingQueue = Omit<BackendQueue, 'kept'>

/** Whatever is asked of it opens the queue first, until that succeeds; what is asked meanwhile waits along. */
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
    probe: async () => (await opened()).probe(),
    depth: async () => (await opened()).depth(),
    tidy: async () => (await opened()).tidy(),
    close: async () => (await opening)?.close(),
  }
}
