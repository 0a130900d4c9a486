const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
const maxSlugLength = 80

/** Letters that Unicode does not decompose into a letter and an accent. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/**
 * Converts a text to a slug: `Café de l'Œuvre` becomes `cafe-de-loeuvre`. At most 80 characters, cut between words if
 * possible. Empty when the text has no Latin letters or digits. Spec: PUB-2.70.
 */
export function slugify(text: string): string {
  const plain = text
    .slice(0, 1000)
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  return words.reduce((done, word) => {
    const longer = done === '' ? word.slice(0, maxSlugLength) : `${done}-${word}`
    return longer.length > maxSlugLength ? done : longer
  }, '')
}

/** Whether a text is a valid slug: lower-case letters and digits, separated by single hyphens or underscores. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && slug.test(text)
}

/** First URL segments that the product uses. A site with such a slug could not be reached. */
const reservedSlugs: readonly string[] = [
  '404',
  '_next',
  'admin',
  'api',
  'apple-touch-icon.png',
  'calendar',
  'climate-friendly',
  'confirm-email',
  'en',
  'favicon.ico',
  'feeds',
  'files',
  'fr',
  'health',
  'healthz',
  'icon.svg',
  'language',
  'llms.txt',
  'manifest.webmanifest',
  'media',
  'mailbox',
  'mobile-privacy',
  'not-found',
  'preview',
  'public',
  'readyz',
  'receipts',
  'reservation-cards',
  'reset-password',
  'resetpassword',
  'robots.txt',
  'sitemap.xml',
  'sign-on',
  'static',
  'v1',
  'vote',
  'webhooks',
]

/** Whether a slug is not available to sites. Case does not matter. */
export function isReservedSlug(text: string): boolean {
  return reservedSlugs.includes(text.toLowerCase())
}

/** URL segments under a site that always open a screen of the product. */
const siteScreens: readonly string[] = [
  'accessibility-statement',
  'allergen-card',
  'app-icon',
  'board',
  'customer-account',
  'dietary-health-form',
  'dish-search',
  'event',
  'gerer-votre-compte',
  'login',
  'menu-week',
  'news-item',
  'on-the-go-valentine-dining',
  'order-complete',
  'plate',
  'que-puis-je-manger',
  'reservations',
  'se-connecter-a-votre-compte',
  'search',
  'signup',
  'sinscrire',
  'special-offer',
  'stop-favourite-emails',
  'what-can-i-eat',
]

/** Fixed pages under a site that a section can add to the navigation, with the master slugs of the same page. */
const fixedPages: Readonly<Record<string, readonly string[]>> = {
  'balanced-u-events': ['balanced-u-events', 'balanced_u_events'],
  contact: ['contact'],
  microsite: ['microsite'],
  privacy: ['privacy'],
  'terms-of-use': ['terms-of-use'],
}

/**
 * Whether a slug is not available to sections and child nodes, because their page could not be reached. Slugs of the
 * account, detail pages and forms are reserved. The slug of a fixed page is only available to a section without another
 * master slug. Slugs of screens (`news`, `staff`) are available. Spec: PUB-2.7 to PUB-2.15.
 */
export function isReservedSectionSlug({ slug, masterSlug }: { slug: string; masterSlug?: string | null }): boolean {
  const key = slug.toLowerCase()
  if (siteScreens.includes(key)) return true
  const masterSlugs = Object.hasOwn(fixedPages, key) ? fixedPages[key] : undefined
  return masterSlugs !== undefined && Boolean(masterSlug) && !masterSlugs.includes(masterSlug?.toLowerCase() ?? '')
}
