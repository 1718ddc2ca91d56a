// The design tokens. Every color, size and distance comes from here.
import { createGlobalTheme } from '@vanilla-extract/css'
import * as palette from './palette'

export const color = createGlobalTheme(':root', { ...palette })

export const font = createGlobalTheme(':root', {
  heading:
    '"Host Grotesk", "Host Grotesk Arial", "Host Grotesk Roboto", "Host Grotesk DejaVu", Arial, sans-serif',
  text: 'Figtree, "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", Arial, sans-serif',
})

export const radius = createGlobalTheme(':root', { small: '8px', medium: '12px', pill: '999px' })

export const shadow = createGlobalTheme(':root', {
  header: '0 1px 0 rgb(11 18 32 / 8%), 0 8px 24px rgb(11 18 32 / 8%)',
  panel: '0 24px 64px rgb(3 8 18 / 45%)',
  pop: '0 12px 40px rgb(11 18 32 / 16%)',
})
