// Phone numbers as people type them, each with the number a text message may go to.
import type { Random } from './random'

export interface TypedPhone {
  typed: string
  /** The E.164 number that may be texted, or null if none may. */
  textable: string | null
}

/** Numbers whose owners replied STOP before the run. */
export const optedOut = ['+12145550190', '+12145550191', '+12145550192', '+14165550193']

const forbidden = [
  '+44 7911 123456', // only the United States and Canada are allowed
  '+49 151 23456789',
  '+1 900 555 0123', // premium
  '1-976-555-0100', // premium by its exchange in some places, valid nowhere
  '911',
  '72345', // a short code
  '555-0123', // no area code
  'ask for Ann after five',
  '(214) 555-01234567',
]

/** @param least minimum length that the form accepts */
export function pickPhone(dice: Random, least: number): TypedPhone {
  const roll = dice.next()
  if (roll < 0.2) {
    return { typed: dice.pick(forbidden.filter(({ length }) => length >= least)), textable: null }
  }
  if (roll < 0.3) return { typed: dice.pick(optedOut), textable: null }
  const line = String(dice.between(100, 189)).padStart(4, '0')
  const area = dice.pick(['214', '972', '469', '416'])
  const typed = dice.pick([
    `(${area}) 555-${line}`,
    `${area}.555.${line}`,
    `+1 ${area} 555 ${line}`,
  ])
  return { typed, textable: `+1${area}555${line}` }
}
