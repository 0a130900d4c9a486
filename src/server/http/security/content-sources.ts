import type { readSettings } from '@/server/settings'
import { stripeSources } from '@/server/payments/stripe/stripe-sources'
import type { ContentSources } from './protect-response'

type Settings = Pick<
  ReturnType<typeof readSettings>,
  'serverUrl' | 'ownHosts' | 'imageHosts' | 'scriptHosts' | 'mapTiles' | 'payments'
>

/**
 * What the policies of pages allow besides the host of the page: images of this server's other hosts, of the hosts that the
 * operator lists and of the map tiles, scripts of the listed hosts, and what the payment provider needs. Development runs without policies: its scripts are
 * evaluated from text.
 */
export function contentSourcesOf(settings: Settings, isDevelopment: boolean): ContentSources {
  const { serverUrl, ownHosts, imageHosts, scriptHosts, mapTiles, payments } = settings
  const tileUrl = mapTiles && /^https?:/i.test(mapTiles.url) ? [new URL(mapTiles.url).origin] : []
  const images = [new URL(serverUrl).origin, ...ownHosts, ...imageHosts.map((host) => `https://${host}`), ...tileUrl]
  const payment = payments.provider === 'stripe' ? stripeSources : undefined
  return { images: [...new Set(images)], scriptHosts, payment, hasPolicies: !isDevelopment }
}
