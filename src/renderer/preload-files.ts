// What the build puts around every dynamic import, instead of Vite's own helper (scripts/build/small-preload.ts): the
// chunk's imports are requested together with the chunk itself.

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
  return load()
}
