import type { Route } from '@playwright/test'
import type { FieldError } from '../../src/contract/problem'

/** An error that only the server can find. */
export const REFUSED = 'We cannot write to this address'

/** Answers a post like a server that rejects the email address. */
export const refuseEmail = (route: Route) => refuseEmailWith(route, REFUSED)

/** @param more errors of other fields */
export function refuseEmailWith(
  route: Route,
  message: string,
  more: FieldError[] = [],
): Promise<void> {
  return route.fulfill({
    status: 422,
    json: {
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      message: 'Please check these fields.',
      errors: [{ field: 'email', message }, ...more],
    },
  })
}
