// Replaces the helper that Vite puts around dynamic imports. It is inlined in every page, and half of it is for what
// this site never has: style sheets of chunks, nonces, other base URLs. If Vite renames it, inline-first-script.ts
// throws.
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** @param root the project's folder */
export function smallPreload(root: string): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    resolveId(id) {
      const isHelper = id === '\0vite/preload-helper.js'
      return isHelper ? join(root, 'src/renderer/preload-files.ts') : null
    },
  }
}
