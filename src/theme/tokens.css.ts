// The design tokens. Every color, size and distance comes from here.
import { createGlobalTheme } from '@vanilla-extract/css'

export const color = createGlobalTheme(':root', {
  ink: '#0B1220',
  inkRaised: '#16213A',
  inkLine: '#27344F',
  onInk: '#F3F5F9',
  onInkMuted: '#A9B5CC',
  text: '#1B2538',
  muted: '#55617A',
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  sunk: '#F3F1EA',
  hairline: '#E4E2DA',
  // The edge identifies a control: 3:1 against white (WCAG 2.2, 1.4.11).
  edge: '#868E9C',
  cedar: '#0F6B50',
  cedarDark: '#0B5440',
  cedarWash: '#E6F2ED',
  onCedar: '#FFFFFF',
  mint: '#7DE2B8',
  amber: '#F2B950',
  red: '#B3261E',
  redWash: '#FCEEED',
})

export const font = createGlobalTheme(':root', {
  heading:
    '"Host Grotesk", "Host Grotesk Fallback", "Host Grotesk Fallback Android", "Host Grotesk Fallback Linux", Arial, sans-serif',
  text: 'Figtree, "Figtree Fallback", "Figtree Fallback Android", "Figtree Fallback Linux", Arial, sans-serif',
})

export const radius = createGlobalTheme(':root', { small: '8px', medium: '12px', pill: '999px' })

export const shadow = createGlobalTheme(':root', {
  header: '0 1px 0 rgb(11 18 32 / 8%), 0 8px 24px rgb(11 18 32 / 8%)',
  panel: '0 24px 64px rgb(3 8 18 / 45%)',
  pop: '0 12px 40px rgb(11 18 32 / 16%)',
})
