// A form whose answer waits until the test says so.
import type { Page, Route } from '@playwright/test'

interface Held {
  /** The bodies that were posted so far. */
  posts: string[]
  answer: () => void
}

/** @param respond what a post gets then; the server's own answer if left out */
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
