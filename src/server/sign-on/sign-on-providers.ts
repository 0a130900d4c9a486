import { readSettings } from '@/server/settings'
import type { SignOnProvider, SignOnSettings } from './sign-on-settings'

let cached: SignOnSettings | undefined
const settings = () => (cached ??= readSettings(process.env).signOn)

/** The identity provider of a site's customers; null when the operator has configured none. */
export const customerSignOn = (slug: string): SignOnProvider | null => settings().customers.get(slug) ?? null

/** The identity provider of staff; null when the operator has configured none. */
export const staffSignOn = (): SignOnProvider | null => settings().staff
