/** What of a section decides whether a script of another host may run on its page; no address is null or empty. */
export type Scripted = { scriptUrl?: string | null; slug?: string | null; masterSlug?: string | null }
export type ScriptRefusal = 'not-an-address' | 'unknown-host' | 'sensitive-screen'

/** Screens on which people write passwords, health data or how they pay: no script of others runs there. */
const sensitiveScreens: readonly string[] = [
  'meal-plan-purchase',
  'customer-account',
  'gerer-votre-compte',
  'login',
  'se-connecter-a-votre-compte',
  'signup',
  'sinscrire',
  'order-complete',
  'reset-password',
  'resetpassword',
  'dietary-health-form',
  'on-the-go-valentine-dining',
  'feedback',
]

/** `https://`, a plain host and a path: no user, no port, no letters beyond ASCII, nothing a browser would read otherwise. */
const address = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/[!-[\]-~]*)?$/i
const hostName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** The host names of an operator's list, in lower case; null when an entry is not one (`https://…`, a port, `*.cdn.example`). */
export function scriptHostsOf(list: string): string[] | null {
  const hosts = list.split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  return hosts.every((host) => hostName.test(host)) ? hosts : null
}

/**
 * Why a script may not be loaded on a section's page; null when it may, or there is none. It comes by https from a host
 * of the list, compared letter by letter, and never runs where people sign in, pay or speak of their health. Spec: PUB-2.34.
 */
export function scriptRefusal(
  { scriptUrl, slug, masterSlug }: Scripted,
  hosts: readonly string[],
): ScriptRefusal | null {
  if (!scriptUrl) return null
  const host = address.exec(scriptUrl)?.[1]?.toLowerCase()
  if (!host || !URL.canParse(scriptUrl) || new URL(scriptUrl).host !== host) return 'not-an-address'
  if (!hosts.includes(host)) return 'unknown-host'
  return [slug, masterSlug].some((it) => it && sensitiveScreens.includes(it.toLowerCase())) ? 'sensitive-screen' : null
}

/** The address of the script that a section's own page loads, not the pages of its nodes; null unless all of it holds. */
export function scriptOf(section: Scripted & { useScript: boolean }, hosts: readonly string[]): string | null {
  if (!section.useScript || !section.scriptUrl || scriptRefusal(section, hosts)) return null
  return new URL(section.scriptUrl).href
}
