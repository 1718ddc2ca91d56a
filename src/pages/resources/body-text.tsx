// What an article says, in its place. Its words are in the page from the start and loaded by nobody again.
import { kept } from '../../ui/kept'

export const BodyText = kept(async () => (await import('./written-text')).WrittenText)
