// The text of an article, in its place. Its words are in the page from the start and are never loaded again.
import { kept } from '../../ui/kept'

export const BodyText = kept(async () => (await import('./written-text')).WrittenText)
