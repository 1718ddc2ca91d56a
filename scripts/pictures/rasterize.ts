// Renders SVG to PNG without a browser.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/**
 * A PNG of the given width in pixels. Text must already be outlines: there are no fonts here. Throws when the SVG is
 * not well-formed.
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  // WASM can be initialized only once per process.
  ready ??= initWasm(readFileSync(wasm))
  await ready
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = drawing.render()
  const png = Buffer.from(image.asPng())
  // WASM memory is not garbage-collected.
  image.free()
  drawing.free()
  return png
}
