/** The fields of a section that decide whether its external script may run. No script is null or empty. */
export type ScriptSource = { scriptUrl?: string | null; slug?: string | null; masterSlug?: string | null }
export type ScriptRefusal = 'not-an-address' | 'unknown-host' | 'sensitive-screen'

/** Screens with passwords, health data or payment data. No external script may run there. */
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
  'contact',
]

/** `https://`, host and path in ASCII. No credentials, no port, no characters that browsers interpret differently. */
const scriptUrlPattern = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/[!-[\]-~]*)?$/i

/**
 * Returns why a section's script may not be loaded; null when it may, or there is none. Its URL must use https and a host of
 * the list, and the section's screen must not be sensitive. Spec: PUB-2.34.
 */
export function checkScript(
  { scriptUrl, slug, masterSlug }: ScriptSource,
  hosts: readonly string[],
): ScriptRefusal | null {
  if (!scriptUrl) return null
  const host = scriptUrlPattern.exec(scriptUrl)?.[1]?.toLowerCase()
  if (!host || !URL.canParse(scriptUrl) || new URL(scriptUrl).host !== host) return 'not-an-address'
  if (!hosts.includes(host)) return 'unknown-host'
  return [slug, masterSlug].some((each) => each && sensitiveScreens.includes(each.toLowerCase()))
    ? 'sensitive-screen'
    : null
}

/** Returns the URL of the script that a section's page loads, or null. Pages of child nodes do not load it. Spec: PUB-2.34. */
export function resolveSectionScript(
  section: ScriptSource & { useScript: boolean },
  hosts: readonly string[],
): string | null {
  if (!section.useScript || !section.scriptUrl || checkScript(section, hosts)) return null
  return new URL(section.scriptUrl).href
}
