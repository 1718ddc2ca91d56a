import type { Route } from '@playwright/test'

/** What only a server can find wrong. */
export const REFUSED = 'We cannot write to this address'

/** Answers a post as the server does that finds its email address wrong. */
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
