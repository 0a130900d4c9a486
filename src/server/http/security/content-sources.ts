import type { PaymentSources } from '@/domain/http/content-security-policy'
import type { readSettings } from '@/server/settings'
import type { ContentSources } from './protect-response'

/** The hosts of Stripe's script, of the frames in which it asks for cards and shows 3-D Secure, and of its API. */
const stripeSources: PaymentSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
}

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
