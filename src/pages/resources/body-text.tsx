// The text of an article, in its place. Its words are in the page from the start and are never loaded again.
import { skipHydration } from '../../ui/loading/skip-hydration'

export const BodyText = skipHydration(async () => (await import('./written-text')).WrittenText)
