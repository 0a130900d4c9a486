/**
 * What of an address its owner cannot change at will: an IPv4 address whole, also where it is written as IPv6
 * (`::ffff:192.0.2.1`), and of another IPv6 address the first 64 bits, for each home and each phone has 2^64 of those.
 * A zone (`fe80::1%eth0`) is left out. What is no address stands as it is.
 */
export function networkOf(address: string): string {
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

/** An IPv4 address at the end stands for two groups. */
const groupsIn = (parts: string[]) => parts.length + (parts.at(-1)?.includes('.') ? 1 : 0)
