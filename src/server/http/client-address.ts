import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { clientNetwork } from '@/domain/http/client-network'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Parses a comma-separated list of addresses and networks (`10.0.0.0/8`); null when it is empty or an entry is invalid. */
export function parseProxyList(text: string): BlockList | null {
  const entries = text.split(',').map((entry) => entry.trim())
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/')
    const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    if (more.length > 0 || maxBits < 0 || address.includes('%')) return null
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits) list.addSubnet(address, Number(bits), familyOf(address))
    else return null
  }
  return list
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.)/i, '')

/** Whether a connection comes from one of the trusted proxies. `peer` is the socket's remote address. */
export function isTrustedPeer(peer: string, proxies: BlockList): boolean {
  const nearest = unmapped(peer)
  return isIP(nearest) !== 0 && proxies.check(nearest, familyOf(nearest))
}

/** The address in an entry of `X-Forwarded-For`, to which some proxies add the port; null when it is not an address. */
function addressIn(entry: string): string | null {
  const bare = entry.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  const address = unmapped(/^\d+(?:\.\d+){3}:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare)
  return isIP(address) && !address.includes('%') ? address : null
}

/**
 * The client's address: the socket's peer, or, if that is a trusted proxy, the client that the proxies report in
 * `X-Forwarded-For`. Each proxy appends its own peer, so that the right-most entry that is not a trusted proxy is the client;
 * entries left of it may be forged. The peer too when there is no such entry or an entry before it is not an address.
 */
export function resolveClientAddress(peer: string, forwardedFor: string | undefined, proxies: BlockList): string {
  const isTrusted = (address: string) => proxies.check(address, familyOf(address))
  const nearest = unmapped(peer)
  if (!forwardedFor || !isIP(nearest) || !isTrusted(nearest)) return nearest
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = addressIn(entry)
    if (address === null) break
    if (!isTrusted(address)) return address
  }
  return nearest
}

/** A function that returns the client's network of a request. */
export function createNetworkResolver(proxies: BlockList | null): (request: IncomingMessage) => string {
  if (proxies === null) return ({ socket }) => clientNetwork(socket.remoteAddress ?? '')
  return ({ socket, headers }) => {
    const header = headers['x-forwarded-for']
    const forwardedFor = Array.isArray(header) ? header.join() : header
    return clientNetwork(resolveClientAddress(socket.remoteAddress ?? '', forwardedFor, proxies))
  }
}
