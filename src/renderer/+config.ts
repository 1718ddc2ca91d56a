// Vike: one page for every path, which it renders and we hydrate. React Router owns the URL.
import type { Config } from 'vike/types'

export default {
  route: '*',
  clientRouting: false,
  // What is seen is asked for first, on the connection that brought the page.
  injectScriptsAt: 'HTML_END',
} satisfies Config
