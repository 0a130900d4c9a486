import type { CampusDate } from '@/domain/time/calendar'
import { parseWebUrl } from './link-target'
import type { Localized } from '@/domain/locale'

export type LegalKind = 'privacy' | 'mobilePrivacy' | 'thirdPartyNotice' | 'termsOfUse' | 'climateFriendly'

/** A legal text of the operator. `onlyFor` is the id of a site, or null for all sites. Spec: PUB-2.72, PUB-2.73, PUB-2.74. */
export type LegalText = {
  kind: LegalKind
  onlyFor: string | null
  title: Localized
  body: Localized<string | null>
  effectiveOn: CampusDate | null
  /** The external form for privacy requests. */
  privacyRequestUrl: string | null
}

/** Returns a site's own text of a kind, else the one for all sites, else null. */
export function findLegalText(texts: readonly LegalText[], kind: LegalKind, siteId: string | null): LegalText | null {
  const ofKind = texts.filter((text) => text.kind === kind)
  const own = siteId === null ? undefined : ofKind.find(({ onlyFor }) => onlyFor === siteId)
  return own ?? ofKind.find(({ onlyFor }) => onlyFor === null) ?? null
}

/**
 * Returns the URL of the privacy request form, with the site's name in the parameter `site`. Without a name the URL is
 * unchanged. Null when it is not a web URL. Spec: PUB-2.72.
 */
export function privacyRequestUrl(form: string | null, siteName: string | null): string | null {
  const formUrl = parseWebUrl(form)
  if (!formUrl) return null
  const url = new URL(formUrl)
  if (siteName) url.searchParams.set('site', siteName)
  return url.href
}
