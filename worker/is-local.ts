/** Whether a URL can be reached from this machine only, like the site that `npm start` starts without any settings. */
export function isLocal(url: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)
}
