// Which addresses the limits count as one client.
import { isIPv6 } from 'node:net'

/** An IPv4 address as it is; an IPv6 address as its /64, because a customer owns a whole one. */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups in hexadecimal, in the canonical spelling of the URL standard. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%')
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  return [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
}

function ipv4Of(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
