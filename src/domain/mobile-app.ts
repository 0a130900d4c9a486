/** What the operator configured for the app: where it opens, and what its web view puts into `User-Agent`. */
export type MobileApp = { link: string; agents: readonly string[] }

/**
 * Where a client of the app is sent instead of a site's page; null for every other client. `{site}` in the link stands for
 * the site's slug. Spec: PUB-4.1.
 */
export function appLinkFor(app: MobileApp | null, userAgent: string | null, slug: string): string | null {
  if (!app || !userAgent) return null
  const agent = userAgent.toLowerCase()
  const isApp = app.agents.some((token) => agent.includes(token.toLowerCase()))
  return isApp ? app.link.replaceAll('{site}', encodeURIComponent(slug)) : null
}
