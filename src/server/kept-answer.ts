import type { Answer } from './answer'
import { caches, type Route } from './caches'
import { addressKey, type CookieLanguage } from './front-door'
import type { Built } from './tagged-cache'

/** Addresses beyond this length are answered, but what they mean is not remembered. */
const longestKept = 1_000

/** The answer to a raw address: what it means, and the bytes of that, are remembered until their data change. */
export async function keptAnswer(
  address: string,
  language: CookieLanguage,
  understand: () => Promise<Built<Route>>,
): Promise<Answer> {
  const route =
    address.length > longestKept
      ? (await understand()).value
      : await caches.addresses.remember(addressKey(address, language), understand)
  return caches.answers.remember(route.key, route.build)
}
