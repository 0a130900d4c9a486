import { caches, type ResolvedAddress } from '@/server/cache/caches'
import type { BuildResult } from '@/server/cache/tagged-cache'
import type { EncodedResponse } from './encoded-response'
import { addressKey, type CookieLanguage } from './http-entry'

/** Longer addresses are answered, but not cached. */
const maxAddressLength = 1_000

/** The response to a raw address. What the address resolves to and the response's bytes are cached until their data change. */
export async function getCachedResponse(
  address: string,
  language: CookieLanguage,
  resolve: () => Promise<BuildResult<ResolvedAddress>>,
): Promise<EncodedResponse> {
  const route =
    address.length > maxAddressLength
      ? (await resolve()).value
      : await caches.addresses.getOrBuild(addressKey(address, language), resolve)
  return caches.responses.getOrBuild(route.key, route.build)
}
