// The part of React's browser build that starting the site needs, as an ES module: otherwise the page's first
// script would carry the interop code for React's CommonJS module.
import { hydrateRoot } from 'react-dom/client'

export const hydrate = hydrateRoot
