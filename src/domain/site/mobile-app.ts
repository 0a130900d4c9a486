/** The operator's app: its deep link, and the tokens that identify its web view in `User-Agent`. */
export type MobileApp = { link: string; agents: readonly string[] }

/**
 * Returns the deep link to which requests of the app's web view are redirected; null for other clients. `{site}` in the link
 * is replaced with the site's slug. Spec: PUB-4.1.
 */
export function resolveAppLink(app: MobileApp | null, userAgent: string | null, slug: string): string | null {
  if (!app || !userAgent) return null
  const agent = userAgent.toLowerCase()
  const isApp = app.agents.some((token) => agent.includes(token.toLowerCase()))
  return isApp ? app.link.replaceAll('{site}', encodeURIComponent(slug)) : null
}
