// The theme's colors used by the drawings (src/theme/tokens.css.ts; a test compares the two), and the
// three lit tones of each material: top, left side and right side.

export const ink = '#0B1220'
export const inkRaised = '#16213A'
export const inkLine = '#27344F'
export const paper = '#FBFAF7'
export const surface = '#FFFFFF'
export const sunk = '#F3F1EA'
export const hairline = '#E4E2DA'
export const edge = '#868E9C'
export const cedar = '#0F6B50'
export const cedarDark = '#0B5440'
export const cedarWash = '#E6F2ED'
export const mint = '#7DE2B8'
export const amber = '#F2B950'

/** The stroke color of all drawings. */
export const line = inkRaised

export interface Material {
  top: string
  left: string
  right: string
}

export const white: Material = { top: surface, left: paper, right: hairline }
export const stone: Material = { top: sunk, left: hairline, right: '#D5D2C7' }
export const wash: Material = { top: '#F2F9F6', left: cedarWash, right: '#CBE3D9' }
export const mintSolid: Material = { top: '#B4F0D7', left: mint, right: '#5CCB9E' }
export const cedarSolid: Material = { top: '#1B8A68', left: cedar, right: cedarDark }
export const dark: Material = { top: '#51607F', left: '#394766', right: inkLine }
export const amberSolid: Material = { top: '#F9D694', left: amber, right: '#DDA23A' }
