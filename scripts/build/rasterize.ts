// SVG to pixels without a browser.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

export interface Raster {
  width: number
  height: number
  /** Red, green, blue, alpha. */
  pixels: Uint8Array
  png: Buffer
}

let ready: Promise<void> | undefined

/** Text must be outlines already: there are no fonts here. Throws when the SVG is not well-formed. */
export async function rasterize(svg: string, width?: number): Promise<Raster> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  // It can be started once in a process.
  ready ??= initWasm(readFileSync(wasm))
  await ready
  const drawing = new Resvg(svg, width ? { fitTo: { mode: 'width', value: width } } : {})
  const image = drawing.render()
  const raster = {
    width: image.width,
    height: image.height,
    pixels: image.pixels,
    png: Buffer.from(image.asPng()),
  }
  image.free()
  drawing.free()
  return raster
}
