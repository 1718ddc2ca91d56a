// A person without a photograph: initials on a color that is always the same for the same name.
import * as color from '../theme/palette'
import { initialsOf } from './initials-of'
import * as styles from './portrait.css'

/** Background and letters; each pair has a contrast ratio above 4.5. */
const schemes = [
  { ground: color.cedar, letters: color.onCedar },
  { ground: color.inkRaised, letters: color.mint },
  { ground: '#CBE3D9', letters: color.cedarDark },
  { ground: '#F9D694', letters: '#3A2A06' },
  { ground: color.inkLine, letters: color.onInk },
]

/** Decorative: the name is beside it. */
export function Portrait({ name, size = 48 }: { name: string; size?: number }) {
  const scheme = schemes[sumOf(name) % schemes.length]
  return (
    <svg
      className={styles.portrait}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="24" fill={scheme?.ground} />
      <text x="24" y="24" dy="0.36em" textAnchor="middle" fontSize="16" fill={scheme?.letters}>
        {initialsOf(name)}
      </text>
    </svg>
  )
}

function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
}
