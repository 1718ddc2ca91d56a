// Whether the screen is a phone's, in portrait or landscape: too small for anything beside the page.
// The complement of `beside` in theme/media.ts.
import { useMedia } from './use-media'

const QUERY = '(max-width: 47.99em), (max-height: 29.99em)'

export const isPhone = (): boolean => matchMedia(QUERY).matches

export const usePhone = (): boolean => useMedia(QUERY)
