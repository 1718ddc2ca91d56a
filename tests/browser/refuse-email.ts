import type { Route } from '@playwright/test'

/** An error that only the server can find. */
export const REFUSED = 'We cannot write to this address'

/** Answers a post like a server that rejects the email address. */
export function refuseEmail(route: Route): Promise<void> {
  return route.fulfill({
    status: 422,
    json: {
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      message: 'Please check these fields.',
      errors: [{ field: 'email', message: REFUSED }],
    },
  })
}
