// PNG with a palette of 256 colors: a third of the size, and flat drawings lose nothing.
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 256
/** Mask of a channel's bits that must agree for two colors to share a palette entry. */
const STEP = 0xf8

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue, alpha; every pixel is opaque. */
  pixels: Uint8Array
}

export function palettePng({ width, height, pixels }: Pixels): Buffer {
  const palette = commonest(pixels)
  const find = nearestIn(palette)
  // Each row begins with its filter type: 0, none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let i = 0, at = 0; i < width * height; i++) {
    if (i % width === 0) at++
    rows[at++] = find(colourAt(pixels, i))
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, color type 3: palette index.
  header.set([8, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(pixels: Uint8Array, i: number): number {
  const at = i * 4
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
}

// Of each family of nearly equal colors, the most frequent one.
function commonest(pixels: Uint8Array): number[] {
  const counts = new Map<number, number>()
  for (let i = 0; i < pixels.length / 4; i++) {
    const colour = colourAt(pixels, i)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const families = new Map<number, { colour: number; most: number; all: number }>()
  for (const [colour, count] of counts) {
    const key = colour & ((STEP << 16) | (STEP << 8) | STEP)
    const family = families.get(key) ?? { colour, most: 0, all: 0 }
    if (count > family.most) Object.assign(family, { colour, most: count })
    family.all += count
    families.set(key, family)
  }
  return [...families.values()]
    .sort((a, b) => b.all - a.all)
    .slice(0, COLOURS)
    .map(({ colour }) => colour)
}

function nearestIn(palette: readonly number[]): (colour: number) => number {
  const known = new Map(palette.map((colour, index) => [colour, index]))
  return (colour) => {
    const index = known.get(colour) ?? nearest(palette, colour)
    known.set(colour, index)
    return index
  }
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  palette.forEach((other, index) => {
    const away = [16, 8, 0].reduce((sum, bits) => {
      return sum + (((colour >> bits) & 255) - ((other >> bits) & 255)) ** 2
    }, 0)
    if (away < least) [best, least] = [index, away]
  })
  return best
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
