// Names that are one slip away from a setting's: the variable would be ignored, and the setting left at its default.
import { isServiceLink } from './service-link'

/** Shorter names, such as HOST, are one slip away from those of other programs. */
const LEAST_LENGTH = 8

/**
 * One sentence for each variable that is probably meant for a setting that is absent. Only then: hosts set variables of
 * their own, such as REDIS_URI beside REDIS_URL.
 */
export function misspelled(
  variables: Record<string, string | undefined>,
  settings: readonly string[],
): string[] {
  const given = new Map(Object.entries(variables).filter((each) => each[1] && !isServiceLink(each)))
  const absent = settings.filter((name) => name.length >= LEAST_LENGTH && !given.has(name))
  const others = [...given.keys()].filter(
    (name) => /^(?!TEAM_EMAIL_)[\w.-]+$/i.test(name) && !settings.includes(name),
  )
  return others.flatMap((variable) => {
    const setting = absent.find((name) => isOneSlip(plain(variable), plain(name)))
    return setting ? [`${variable} is not a setting and is ignored: is ${setting} meant?`] : []
  })
}

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Whether they are equal but for one letter too many, missing, or wrong, or two letters exchanged. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const [rest, other] = [a.slice(start, endA), b.slice(start, endB)]
  return (
    (rest.length <= 1 && other.length <= 1) ||
    (rest.length === 2 && rest === [...other].reverse().join(''))
  )
}
