// Whether the screen is a phone's, upright or on its side: too small for anything to stand beside the page
// (specification, section 9). The other half of `beside` in theme/media.ts.
import { useMedia } from './use-media'

const QUERY = '(max-width: 47.99em), (max-height: 29.99em)'

export const isPhone = (): boolean => matchMedia(QUERY).matches

export const usePhone = (): boolean => useMedia(QUERY)
