// The materials of the drawings: the lit tones of the top, the left side and the right side.
import {
  amber,
  cedar,
  cedarDark,
  cedarWash,
  hairline,
  inkLine,
  inkRaised,
  mint,
  paper,
  sunk,
  surface,
} from '../../../src/theme/palette'

/** The stroke color of all drawings. */
export const line = inkRaised

export interface Material {
  top: string
  left: string
  right: string
}

export const white: Material = { top: surface, left: paper, right: hairline }
export const stone: Material = { top: sunk, left: hairline, right: '#D5D2C7' }
/** Darker than the background, which the top of `stone` equals. */
export const roof: Material = { top: '#D6E9E0', left: '#BFDCD0', right: '#A9CDBF' }
export const wash: Material = { top: '#F2F9F6', left: cedarWash, right: '#CBE3D9' }
export const mintSolid: Material = { top: '#B4F0D7', left: mint, right: '#5CCB9E' }
export const cedarSolid: Material = { top: '#1B8A68', left: cedar, right: cedarDark }
export const dark: Material = { top: '#51607F', left: '#394766', right: inkLine }
export const amberSolid: Material = { top: '#F9D694', left: amber, right: '#DDA23A' }
