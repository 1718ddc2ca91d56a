// Draws the site's icons from the mark into src/public: node --import tsx scripts/pictures/write-icons.ts
// The files are committed; run it again when the mark or the company's name changes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '../../src/content/company'
import { MARK_TIERS, MARK_TRUNK } from '../../src/layout/mark-paths'
import { ink, mint } from '../../src/theme/palette'
import { ROOT } from '../tools/paths'
import { mark } from './mark'
import { rasterize } from './rasterize'

const PUBLIC = join(ROOT, 'src', 'public')

// Small sizes use one color, because an outline around each tier would only blur.
const small = sheet(
  `<rect width="30" height="30" rx="6.5" fill="${ink}"/><g transform="translate(3 2.6) scale(.8)"><path d="${MARK_TIERS}" fill="${mint}"/>` +
    `<path d="${MARK_TRUNK}" stroke="${mint}" stroke-width="3" stroke-linecap="round"/></g>`,
)
const rounded = icon(6.5, 0.72)
const square = icon(0, 0.66)
// A launcher may crop it to a circle: the mark stays within the middle 80%.
const maskable = icon(0, 0.52)

function icon(radius: number, scale: number): string {
  const margin = 15 - 15.2 * scale
  return sheet(
    `<rect width="30" height="30" rx="${radius}" fill="${ink}"/>` +
      `<g transform="translate(${15 - 15 * scale} ${margin}) scale(${scale})">${mark()}</g>`,
  )
}

function sheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${content}</svg>\n`
}

/** An .ico file with one image, stored as PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  // Type 1 is an icon; one image.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const files: Record<string, string | Buffer> = {
  'favicon.svg': small,
  'favicon.ico': icoOf(await rasterize(small, 32), 32),
  'apple-touch-icon.png': await rasterize(square, 180),
  'icon-192.png': await rasterize(rounded, 192),
  'icon-512.png': await rasterize(rounded, 512),
  'icon-maskable-512.png': await rasterize(maskable, 512),
  'site.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(PUBLIC, name), content)

function manifest() {
  const bitmap = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' })
  return {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      bitmap('/icon-192.png', '192x192'),
      bitmap('/icon-512.png', '512x512'),
      { ...bitmap('/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
  }
}
