/** Where images of a text may come from: the public address of this server, its other hosts, and hosts of the operator. */
export type ImageHosts = { serverUrl: string; ownHosts: readonly string[]; allowedHosts: readonly string[] }

/** An image that a browser would block. `not-encrypted`: the host is allowed, but the address is not `https:`. */
export type ImageRefusal = { host: string; reason: 'unknown-host' | 'not-encrypted' }

const imageSource = /<img\b[^>]*?\ssrc="([^"]*)"/gi

/** The addresses of the images in clean HTML, in order. */
export const listImageAddresses = (html: string): string[] =>
  [...html.matchAll(imageSource)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

/** Why browsers would block an image at this address; null when they show it. Addresses without a host are our own. */
export function checkImageAddress(address: string, hosts: ImageHosts): ImageRefusal | null {
  const own = new URL(hosts.serverUrl)
  if (!URL.canParse(address, own.href)) return { host: address, reason: 'unknown-host' }
  const { protocol, host, hostname } = new URL(address, own.href)
  if (host === own.host || hosts.ownHosts.includes(hostname)) return null
  if (!hosts.allowedHosts.includes(host)) return { host, reason: 'unknown-host' }
  return protocol === 'https:' ? null : { host, reason: 'not-encrypted' }
}

/**
 * The first image of clean HTML that browsers would block and that `before`, the stored HTML, does not contain; null when there
 * is none. A text with an image of a host that is no longer allowed therefore stays saveable.
 */
export function findForeignImage(html: string, before: string, hosts: ImageHosts): ImageRefusal | null {
  const stored = new Set(listImageAddresses(before))
  for (const address of listImageAddresses(html)) {
    const refusal = stored.has(address) ? null : checkImageAddress(address, hosts)
    if (refusal) return refusal
  }
  return null
}
