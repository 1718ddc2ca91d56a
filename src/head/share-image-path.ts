// The path of the image that represents a page when it is shared.

/** `/` is `/og/home.png`, `/services/web-design` is `/og/services-web-design.png`. */
export function shareImagePath(path: string): string {
  return `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
