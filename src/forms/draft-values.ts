// What a form takes from a draft.
import type { Draft } from './drafts'
import { emptyValues, type FormValues } from './form-values'

/** Whether the value belongs to a text: a draft that was kept before the site ran holds all that a form does. */
const isText = (field: string) => typeof emptyValues[field as keyof FormValues] === 'string'

/** What of a draft goes into a form that came with the service `preset`. */
export function typedOf(draft: Draft, preset: string): Partial<FormValues> {
  const { preset: before, service, ...rest } = draft
  // A visitor who has since asked for another service no longer means the earlier one.
  const chosen = preset === '' || preset === before ? { service: service ?? '' } : {}
  // A field left blank does not erase what the page came with, such as a chosen service.
  return Object.fromEntries(
    Object.entries({ ...rest, ...chosen }).filter(
      ([field, value]) => isText(field) && typeof value === 'string' && value !== '',
    ),
  )
}

/** Whether the draft holds anything that the form does not. */
export function hasOther({ preset: _preset, ...kept }: Draft, values: FormValues): boolean {
  return Object.entries(kept).some(([field, value]) => value !== values[field as keyof FormValues])
}
