// The one page that Vike knows.

export { Site as Page } from '../site'
