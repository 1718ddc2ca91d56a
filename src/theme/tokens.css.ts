// The design tokens: the colors, fonts, corners, shadows and sizes of text that several files share. Distances are
// written where they are used.
import { createGlobalTheme } from '@vanilla-extract/css'
import * as palette from './palette'

// Every page carries every variable: what only some pages need is a plain value.

export const color = {
  ...createGlobalTheme(':root', { ...palette }),
  /** Dims the page behind what is open: ink. */
  scrim: 'rgb(11 18 32 / 55%)',
}

export const font = createGlobalTheme(':root', {
  heading:
    '"Host Grotesk", "Host Grotesk Arial", "Host Grotesk Roboto", "Host Grotesk DejaVu", Arial, sans-serif',
  text: 'Figtree, "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", Arial, sans-serif',
})

/** Sizes of headings, which grow with the screen. */
export const size = {
  pageTitle: 'clamp(2.25rem, 1.55rem + 3vw, 3.75rem)',
  // On a phone with large text, no larger than the title of the page.
  sectionTitle: 'min(clamp(1.75rem, 1.3rem + 1.9vw, 2.625rem), 10.5vw)',
  partTitle: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
}

export const radius = createGlobalTheme(':root', { small: '8px', medium: '12px', pill: '999px' })

const card = '0 8px 24px rgb(11 18 32 / 8%)'
export const shadow = {
  ...createGlobalTheme(':root', {
    header: `0 1px 0 rgb(11 18 32 / 8%), ${card}`,
    panel: '0 24px 64px rgb(3 8 18 / 45%)',
    pop: '0 12px 40px rgb(11 18 32 / 16%)',
  }),
  card,
}
