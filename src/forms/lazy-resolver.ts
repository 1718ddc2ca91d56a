// Validation in the browser, or what is left of it while its code is missing.
import type { Resolver } from 'react-hook-form'
import { TERMS_MISSING } from '../contract/field-limits'
import type { FormId } from '../contract/form-places'
import { inTime } from '../ui/in-time'
import type { FormValues } from './form-values'

// Loaded when somebody starts to fill in the form. If that fails, only the server validates.
export const loadResolver = () => inTime(import('./form-resolver')).catch(() => null)

export const resolverFor =
  (id: FormId): Resolver<FormValues> =>
  async (values, context, options) => {
    const loaded = await loadResolver()
    if (loaded) return loaded.resolverOf(id)(values, context, options)
    // What the server does not ask for: whoever writes to it without a form has agreed elsewhere.
    return values.terms
      ? { values, errors: {} }
      : { values: {}, errors: { terms: { type: 'required', message: TERMS_MISSING } } }
  }
