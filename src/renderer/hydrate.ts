// What starting the site needs of React's browser half, as a module of the language: the page's first script
// would carry the code that makes one of React's own.
import { hydrateRoot } from 'react-dom/client'

export const hydrate = hydrateRoot
