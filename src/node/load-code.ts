// Loads code after the start. Node.js remembers a module whose file it could not open, and never tries again.
import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'

/** More files than an import has open at the same time: the chat's has some 150. */
const FILES = 250

/**
 * Loads once, when first needed. Rejects with the error of the system, such as EMFILE, and imports nothing, while the
 * process can open too few files for an import; the next call then tries again.
 */
export function loadCode<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= whenFilesCanBeOpened(load).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

async function whenFilesCanBeOpened<T>(load: () => Promise<T>): Promise<T> {
  const open: number[] = []
  try {
    while (open.length < FILES) open.push(openSync(devNull, 'r'))
  } finally {
    for (const descriptor of open) closeSync(descriptor)
  }
  return load()
}
