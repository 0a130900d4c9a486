import type { MobileApp } from '@/domain/mobile-app'
import { readSettings } from './settings'

let known: MobileApp | null | undefined

/** The app to which its clients are sent, null where the operator configured none. */
export function mobileApp(): MobileApp | null {
  if (known === undefined) known = readSettings(process.env).mobileApp
  return known
}
