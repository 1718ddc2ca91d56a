// Tells addresses that only this machine reaches from those that others can.

/** Whether a host name or address is this machine's own, and nobody else's. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.[\d.]+|::1|\[::1\])$/i.test(host)
}

/** Whether a URL can be reached from this machine only, like the site that `npm start` starts without any settings. */
export function isLocal(url: string): boolean {
  return isLoopback(new URL(url).hostname)
}
