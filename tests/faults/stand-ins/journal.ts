// What a stand-in accepted, one JSON line each, fsynced before it responds, so that a kill loses nothing.
import { existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

interface Journal<T> {
  write(entry: T): void
}

export function openJournal<T extends object>(file: string): Journal<T> {
  const handle = openSync(file, 'a')
  return {
    write(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`)
      fsyncSync(handle)
    },
  }
}

/** Every complete line. A line cut short by a kill was never acknowledged and does not count. */
export function readJournal<T>(file: string): T[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as T)
}
