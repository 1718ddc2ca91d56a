// Validation in the browser, with the rules that the server applies too.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import type { FormId } from '../contract/form-places'
import { formSchemas } from '../contract/forms/form-schemas'
import type { FormValues } from './form-values'

/** The schemas know their own fields only; the form passes all of its values to them as they are. */
export function resolverOf(id: FormId): Resolver<FormValues> {
  const schema = formSchemas[id] as Parameters<typeof standardSchemaResolver>[0]
  return standardSchemaResolver(schema) as unknown as Resolver<FormValues>
}
