import type { readSettings } from '@/server/settings'
import type { ContentSources } from './protect-response'

type Settings = Pick<
  ReturnType<typeof readSettings>,
  'serverUrl' | 'ownHosts' | 'imageHosts' | 'scriptHosts' | 'mapTiles'
>

/**
 * What the policies of pages allow besides the host of the page: images of this server's other hosts, of the hosts that the
 * operator lists and of the map tiles, and scripts of the listed hosts. Development runs without policies: its scripts are
 * evaluated from text.
 */
export function contentSourcesOf(settings: Settings, isDevelopment: boolean): ContentSources {
  const { serverUrl, ownHosts, imageHosts, scriptHosts, mapTiles } = settings
  const tileUrl = mapTiles && /^https?:/i.test(mapTiles.url) ? [new URL(mapTiles.url).origin] : []
  const images = [new URL(serverUrl).origin, ...ownHosts, ...imageHosts.map((host) => `https://${host}`), ...tileUrl]
  return { images: [...new Set(images)], scriptHosts, hasPolicies: !isDevelopment }
}
