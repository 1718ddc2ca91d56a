// Vite plugin that serves the drawings: files with fixed names in the build, drawn on request in development.
import type { Plugin } from 'vite'

const FOLDER = 'pictures'

export function vitePictures(): Plugin {
  return {
    name: 'pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of Object.entries(await drawPictures())) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}.svg`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}/`, async (request, response, next) => {
        const name = /^\/([a-z-]+)\.svg(?:\?.*)?$/.exec(request.url ?? '')?.[1] ?? ''
        const source = (await drawPictures())[name]
        if (!source) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(source)
      })
    },
  }
}

// Imported by URL, so that Vite, which bundles its configuration, leaves the drawings out of the bundle.
async function drawPictures(): Promise<Record<string, string>> {
  const { pictures } = await import(new URL('./pictures.ts', import.meta.url).href)
  return pictures
}
