// Renders SVG to pixels without a browser.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

export interface Raster {
  width: number
  height: number
  /** Red, green, blue, alpha. */
  pixels: Uint8Array
}

let ready: Promise<void> | undefined

/** Text must already be outlines: there are no fonts here. Throws when the SVG is not well-formed. */
export function rasterize(svg: string, width?: number): Promise<Raster> {
  return drawn(svg, width, ({ width, height, pixels }) => ({ width, height, pixels }))
}

/** Like `rasterize`, but as a full-color PNG. */
export function rasterizePng(svg: string, width: number): Promise<Buffer> {
  return drawn(svg, width, (image) => Buffer.from(image.asPng()))
}

/** Returns what `take` extracts from the image, then frees its memory. */
async function drawn<T>(
  svg: string,
  width: number | undefined,
  take: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => T,
): Promise<T> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  // WASM can be initialized only once per process.
  ready ??= initWasm(readFileSync(wasm))
  await ready
  const drawing = new Resvg(svg, width ? { fitTo: { mode: 'width', value: width } } : {})
  const image = drawing.render()
  const taken = take(image)
  image.free()
  drawing.free()
  return taken
}
