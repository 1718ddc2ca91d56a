// Text that outlives the page: in browser storage, or in memory where that is blocked or full.

const memory = new Map<string, string>()

/** @param storage called only inside: where storage is blocked, merely accessing it throws */
export function storedText(key: string, storage: () => Storage) {
  return {
    read(): string | null {
      try {
        // Memory holds what storage could not take, so it is the newer of the two.
        return memory.get(key) ?? storage().getItem(key)
      } catch {
        return memory.get(key) ?? null
      }
    },
    write(text: string): void {
      try {
        storage().setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    remove(): void {
      memory.delete(key)
      try {
        storage().removeItem(key)
      } catch {}
    },
  }
}

/** The same for JSON. `read` returns null for any other text: another script of the site may have written it. */
export function storedJson(key: string, storage: () => Storage) {
  const { read, write, remove } = storedText(key, storage)
  return {
    read(): unknown {
      try {
        return JSON.parse(read() ?? 'null')
      } catch {
        return null
      }
    },
    write: (value: unknown) => write(JSON.stringify(value)),
    remove,
  }
}
