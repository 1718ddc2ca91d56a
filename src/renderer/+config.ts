// Vike: one page for every path, rendered on the server and hydrated by us. React Router owns the URL.
import type { Config } from 'vike/types'

export default {
  route: '*',
  clientRouting: false,
  // What is visible is requested first, on the connection that delivered the page.
  injectScriptsAt: 'HTML_END',
} satisfies Config
