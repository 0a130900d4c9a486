import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { networkOf } from '@/domain/network-of'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Addresses and networks (`10.0.0.0/8`) with commas between them; null when one of them is none, or the list empty. */
export function proxyListOf(text: string): BlockList | null {
  const entries = text.split(',').map((entry) => entry.trim())
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/')
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    if (more.length > 0 || most < 0 || address.includes('%')) return null
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= most) list.addSubnet(address, Number(bits), familyOf(address))
    else return null
  }
  return list
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.)/i, '')

/** An entry of `X-Forwarded-For`, of which some proxies write the port too; null when it is no address. */
function addressIn(entry: string): string | null {
  const bare = entry.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  const address = unmapped(/^\d+(?:\.\d+){3}:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare)
  return isIP(address) && !address.includes('%') ? address : null
}

/**
 * Who asks: the socket's peer, or, where that is a proxy of ours, whom the proxies name. Each proxy adds at the right whom it
 * was asked by, so that the right-most entry that is none of ours is the visitor; what stands left of it anybody may have
 * written. The peer too where there is no such entry, or something in the way that is no address.
 */
export function visitorAddress(peer: string, forwardedFor: string | undefined, proxies: BlockList): string {
  const isOurs = (address: string) => proxies.check(address, familyOf(address))
  const nearest = unmapped(peer)
  if (!forwardedFor || !isIP(nearest) || !isOurs(nearest)) return nearest
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = addressIn(entry)
    if (address === null) break
    if (!isOurs(address)) return address
  }
  return nearest
}

/**
 * Tells of each request from which network it comes. Without proxies of ours that is asked once per connection.
 */
export function visitors(proxies: BlockList | null): (request: IncomingMessage) => string {
  if (proxies !== null)
    return ({ socket, headers }) => {
      const named = headers['x-forwarded-for']
      return networkOf(visitorAddress(socket.remoteAddress ?? '', Array.isArray(named) ? named.join() : named, proxies))
    }
  const known = new WeakMap<Socket, string>()
  return ({ socket }) => {
    const kept = known.get(socket)
    if (kept !== undefined) return kept
    const network = networkOf(socket.remoteAddress ?? '')
    known.set(socket, network)
    return network
  }
}
