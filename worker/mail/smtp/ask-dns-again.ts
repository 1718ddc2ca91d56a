// The addresses of the mail server's name.
import { dnsCache } from 'nodemailer/lib/shared'

/**
 * Makes the next connection ask for the addresses again. nodemailer keeps them for five minutes, also if nobody answers
 * there: a server that had moved would get no mail meanwhile, although our probe, which keeps none, reaches it. What is
 * kept stays of use while DNS itself does not answer.
 */
export function askDnsAgain(): void {
  for (const kept of dnsCache.values()) kept.expires = 1
}
