// SVG to pixels without a browser.
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

/** Text must be outlines already: there are no fonts here. Throws when the SVG is not well-formed. */
export function rasterize(svg: string, width?: number): Promise<Raster> {
  return drawn(svg, width, ({ width, height, pixels }) => ({ width, height, pixels }))
}

/** The same as a PNG of all its colors. */
export function rasterizePng(svg: string, width: number): Promise<Buffer> {
  return drawn(svg, width, (image) => Buffer.from(image.asPng()))
}

/** What `take` keeps of the image, whose memory is given back. */
async function drawn<T>(
  svg: string,
  width: number | undefined,
  take: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => T,
): Promise<T> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  // It can be started once in a process.
  ready ??= initWasm(readFileSync(wasm))
  await ready
  const drawing = new Resvg(svg, width ? { fitTo: { mode: 'width', value: width } } : {})
  const image = drawing.render()
  const taken = take(image)
  image.free()
  drawing.free()
  return taken
}
