// Inlines the first script of every page into the document. As a file it would cost two round trips, one for
// itself and one for its imports, before a browser counts the page as painted (docs/decisions/0008).
import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { DIST } from '../tools/paths'

const CLIENT = join(DIST, 'client')
const TAG = /<script src="([^"]+)" type="module" async><\/script>/

/** Throws when the document has no such script, or when its code is not what a page may hold. */
export async function inlineFirstScript(document: string): Promise<string> {
  const [tag, src] = TAG.exec(document) ?? []
  if (!tag || !src) throw new Error('the document has no first script to put inside it')
  const { outputFiles } = await build({
    entryPoints: [join(CLIENT, src)],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    charset: 'utf8',
    plugins: [laterByAddress, filesByName],
  })
  const code = outputFiles[0]?.text.trim() ?? ''
  if (/<\/script|<!--/i.test(code)) throw new Error('the first script would end its own element')
  if (code.includes('vite:preloadError')) {
    throw new Error('Vite’s own preload helper is in the first script: see small-preload.ts')
  }
  // A replacer function, because `$` has a special meaning in a replacement string.
  return document.replace(tag, () => `<script type="module" async>${code}</script>`)
}

/** Dynamic imports stay separate files. Inside a page their URL has to be absolute. */
const laterByAddress: Plugin = {
  name: 'later-by-address',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path, importer }) => {
      if (kind !== 'dynamic-import') return null
      const folder = dirname(importer).slice(CLIENT.length)
      return { path: posix.join(folder || '/', path), external: true }
    })
  },
}

/** Vite keeps one list of files for all imports of a chunk, and a function that looks them up. */
const LOOK_UP = '__vite__mapDeps'
const FILE_LIST = new RegExp(`const ${LOOK_UP}=.*?(\\["[^\\]]*"\\]).*\\n`)
const LOOKED_UP = new RegExp(`${LOOK_UP}\\(\\[([\\d,]+)\\]\\)`, 'g')

/** The two imports of the first script are shorter with the names themselves. Throws if Vite has changed its list. */
const filesByName: Plugin = {
  name: 'files-by-name',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      const [found, list] = FILE_LIST.exec(code) ?? []
      if (!found || !list) return { contents: withoutLookUp(code) }
      const files: string[] = JSON.parse(list)
      const named = (_call: string, places: string) =>
        JSON.stringify(places.split(',').map((place) => files[Number(place)]))
      return { contents: withoutLookUp(code.replace(found, '').replace(LOOKED_UP, named)) }
    })
  },
}

function withoutLookUp(code: string): string {
  if (!code.includes(LOOK_UP)) return code
  throw new Error(`Vite’s list of files has another form: see FILE_LIST in inline-first-script.ts`)
}
