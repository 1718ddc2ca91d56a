// A load generator: clients that send their next request as soon as they have the last response.
import { Connection } from './connection'

export interface Load {
  connections: number
  durationMs: number
}

/**
 * Keeps a number of connections busy for a while. Milliseconds of each request; Infinity for a refusal.
 * @param ask sends one request; resolves to false when it was refused
 */
export async function keepBusy(
  origin: string,
  { connections, durationMs }: Load,
  ask: (connection: Connection) => Promise<boolean>,
): Promise<number[]> {
  const until = performance.now() + durationMs
  const times: number[] = []
  const client = async () => {
    const connection = new Connection(new URL(origin))
    while (performance.now() < until) {
      const startedAt = performance.now()
      const isAccepted = await ask(connection)
      times.push(isAccepted ? performance.now() - startedAt : Number.POSITIVE_INFINITY)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, client))
  return times
}
