/**
 * Returns the part of an IP address that its owner cannot change freely, for use as a rate-limit key. That is the whole
 * IPv4 address (also when written as `::ffff:192.0.2.1`) and the first 64 bits of an IPv6 address, because every home and
 * phone has 2^64 addresses below them. A zone (`fe80::1%eth0`) is dropped. Other text is returned unchanged.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [plain = ''] = address.split('%')
  const [before = '', after] = plain.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - groupsIn(right))).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}

/** A trailing IPv4 address counts as two groups. */
const groupsIn = (parts: string[]) => parts.length + (parts.at(-1)?.includes('.') ? 1 : 0)
