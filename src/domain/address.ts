const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
const longestSlug = 80

/** Letters that do not come apart into a letter and an accent. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/**
 * A text as a part of an address: `Café de l'Œuvre` is `cafe-de-loeuvre`. Empty when nothing of it can be written so.
 * At most 80 characters, not cut within a word where that can be helped. Spec: PUB-2.2.
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
    const longer = done === '' ? word.slice(0, longestSlug) : `${done}-${word}`
    return longer.length > longestSlug ? done : longer
  }, '')
}

/** Whether a text may be a slug: lower-case letters and digits, single hyphens or underscores between (`balanced_u_events`). */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slug.test(text)
}

/** First parts of addresses that the product keeps for itself: a site of that name could not be reached. */
export const reservedSlugs: readonly string[] = [
  '404',
  '_next',
  'admin',
  'api',
  'apple-touch-icon.png',
  'climate-friendly',
  'en',
  'favicon.ico',
  'feeds',
  'files',
  'fr',
  'health',
  'icon.svg',
  'language',
  'llms.txt',
  'manifest.webmanifest',
  'media',
  'mobile-privacy',
  'not-found',
  'public',
  'reset-password',
  'resetpassword',
  'robots.txt',
  'sitemap.xml',
  'static',
  'v1',
  'vote',
]

/** Whether a site may not have this slug; capitals make no difference, as sites are found without regard to them. */
export function isReservedSlug(text: string): boolean {
  return reservedSlugs.includes(text.toLowerCase())
}

/** Addresses under a site that are a screen of the product, whatever sections the site has. */
const screensUnderSite: readonly string[] = [
  'app-icon',
  'board',
  'customer-account',
  'dietary-health-form',
  'dish-search',
  'event',
  'gerer-votre-compte',
  'login',
  'news-item',
  'on-the-go-valentine-dining',
  'order-complete',
  'plate',
  'se-connecter-a-votre-compte',
  'signup',
  'sinscrire',
  'special-offer',
]

/** Fixed pages under a site that a section may bring into the navigation, with the master slugs that are the same page. */
const pagesUnderSite: Readonly<Record<string, readonly string[]>> = {
  'balanced-u-events': ['balanced-u-events', 'balanced_u_events'],
  microsite: ['microsite'],
  privacy: ['privacy'],
  'terms-of-use': ['terms-of-use'],
}

/**
 * Whether a section or a child node may not have this slug, for its page could not be reached: the account, the details
 * pages and the forms own theirs; of a fixed page only the section that is that page has its slug, and its master slug
 * says no other. The slugs of screens (`news`, `staff`) are free. Spec: PUB-2.7 to PUB-2.15.
 */
export function isReservedUnderSite({ slug, masterSlug }: { slug: string; masterSlug?: string | null }): boolean {
  const asked = slug.toLowerCase()
  if (screensUnderSite.includes(asked)) return true
  const same = Object.hasOwn(pagesUnderSite, asked) ? pagesUnderSite[asked] : undefined
  return same !== undefined && Boolean(masterSlug) && !same.includes(masterSlug?.toLowerCase() ?? '')
}
