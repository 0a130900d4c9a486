import type { MobileApp } from '@/domain/site/mobile-app'
import { readSettings } from '@/server/settings'

let cached: MobileApp | null | undefined

/** The native app to which its clients are redirected; null when the operator configured none. */
export function getMobileApp(): MobileApp | null {
  if (cached === undefined) cached = readSettings(process.env).mobileApp
  return cached
}
