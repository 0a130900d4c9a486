import type { ImageHosts } from '@/domain/content/image-hosts'
import { readSettings } from '@/server/settings'

/** The hosts from which texts may show images, from the operator's settings. */
export function readImageHosts(): ImageHosts {
  const { serverUrl, ownHosts, imageHosts } = readSettings(process.env)
  return { serverUrl, ownHosts, allowedHosts: imageHosts }
}
