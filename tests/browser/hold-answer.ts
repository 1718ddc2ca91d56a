// Holds the response to a form until the test releases it.
import type { Page, Route } from '@playwright/test'

interface Held {
  /** The request bodies posted so far. */
  posts: string[]
  answer: () => void
}

/** @param respond how to answer a post then; by default with the server's own response */
export async function holdAnswer(
  page: Page,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<Held> {
  const posts: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/contact', async (route) => {
    posts.push(route.request().postData() ?? '')
    await held
    await respond(route)
  })
  return { posts, answer }
}
