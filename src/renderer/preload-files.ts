// What the build puts around every dynamic import, instead of Vite's own helper (scripts/build/small-preload.ts): the
// chunk's imports are requested together with the chunk itself.

let earlier: Promise<unknown> | undefined

/** Evaluates the chunks that are requested from now on in another task than what is `loading`, and after it. */
export function evaluateAfter(loading: Promise<unknown>): void {
  const inNextTask = () => new Promise((resolve) => setTimeout(resolve))
  // Elsewhere, as in Safari before 17, nothing would be requested until then.
  if (!document.createElement('link').relList.supports('modulepreload')) return
  earlier = loading.then(inNextTask, inNextTask)
}

/** @param files of the chunk and its static imports, relative to the site's root */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) {
    if (!document.querySelector(`link[href="/${file}"]`)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = `/${file}`
      document.head.append(link)
    }
  }
  return earlier ? earlier.then(load) : load()
}
