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
