// Vike: one page for every path, hydrated by us. React Router owns the URL.
import type { Config } from 'vike/types'

export default {
  route: '*',
  clientRouting: false,
  passToClient: ['view'],
} satisfies Config
