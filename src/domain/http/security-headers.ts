import { inertPolicy } from './content-security-policy'

/**
 * What a response is. `api`: v1 and feeds, which any site may read. `file`: an upload, which other sites may show. `studio`: the
 * studio's pages and API. `site`: everything else.
 */
export type ResponseKind = 'api' | 'file' | 'studio' | 'site'

/** The kind of the response at a path; the query is ignored. The documentation of v1 consists of pages. */
export function classifyPath(url: string): ResponseKind {
  if ((isAtOrBelow(url, '/v1') || isAtOrBelow(url, '/feeds')) && !isAtOrBelow(url, '/v1/docs')) return 'api'
  if (url.startsWith('/files/')) return 'file'
  return isAtOrBelow(url, '/admin') || isAtOrBelow(url, '/api') ? 'studio' : 'site'
}

/** Every request is classified, some several times: this takes a third of the time of a regular expression. */
function isAtOrBelow(url: string, path: string): boolean {
  if (!url.startsWith(path)) return false
  const next = url[path.length]
  return next === undefined || next === '/' || next === '?'
}

/** Features of browsers that no page uses, so that no script of another host can ask for them. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ')
/** Wallets open in the frames of the payment provider's script. Host patterns of other policies are not valid here. */
const paymentPolicy = (frames: readonly string[]) => {
  const hosts = frames.filter((frame) => !frame.includes('*')).map((frame) => `"${frame}"`)
  return frames.length > 0 ? `payment=(self ${hosts.join(' ')})` : 'payment=()'
}
/** Pages of a site show distances when a visitor asks for them. The studio has no use for the position of its users. */
const geolocationPolicy = { site: 'geolocation=(self)', studio: 'geolocation=()', file: 'geolocation=()' }

/** One year. Without `includeSubDomains`: other hosts of the domain are not ours to decide. */
export const transportSecurity = 'max-age=31536000'

/** The headers of every response of v1 and of feeds. */
export const apiSecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': inertPolicy,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * The headers of other responses, without the policy of a document. `isHtml`: the response is a document. `paymentFrames` are
 * the hosts in whose frames the payment provider's script shows wallets, which may open windows of their own.
 */
export function securityHeaders(
  kind: ResponseKind,
  isHtml: boolean,
  paymentFrames: readonly string[] = [],
): Record<string, string> {
  if (kind === 'api') return apiSecurityHeaders
  const frames = kind === 'site' ? paymentFrames : []
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': kind === 'studio' ? 'DENY' : 'SAMEORIGIN',
    // Map tiles need the origin of the page as referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': kind === 'file' ? 'cross-origin' : 'same-origin',
    ...(isHtml
      ? {
          'Cross-Origin-Opener-Policy': frames.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
          'Permissions-Policy': `${permissionsPolicy}, ${paymentPolicy(frames)}, ${geolocationPolicy[kind]}`,
        }
      : {}),
  }
}

/**
 * Whether a visitor's connection is encrypted: what a trusted proxy reports in `X-Forwarded-Proto`, otherwise whether the
 * public address is `https:`. `forwardedProto` is null without a trusted proxy. The nearest proxy writes the last entry.
 */
export function isEncrypted(serverUrl: string, forwardedProto: string | null): boolean {
  const reported = forwardedProto?.split(',').at(-1)?.trim().toLowerCase()
  return reported ? reported === 'https' : serverUrl.startsWith('https:')
}
