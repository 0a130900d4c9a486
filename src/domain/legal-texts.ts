import type { CampusDate } from './calendar'
import { webAddress } from './link-target'
import type { Localized } from './locale'

export type LegalKind = 'privacy' | 'mobilePrivacy' | 'thirdPartyNotice' | 'termsOfUse' | 'climateFriendly'

/** A text of the operator for all sites, or for the one site in `onlyFor`. Spec: PUB-2.72, PUB-2.73, PUB-2.74. */
export type LegalText = {
  kind: LegalKind
  onlyFor: string | null
  title: Localized
  body: Localized<string | null>
  effectiveOn: CampusDate | null
  /** The form for requests about privacy, on another host. */
  privacyRequestUrl: string | null
}

/** The text of a kind that holds for a site: its own, else the one for all. Null when there is neither. */
export function legalTextFor(texts: readonly LegalText[], kind: LegalKind, siteId: string | null): LegalText | null {
  const ofKind = texts.filter((text) => text.kind === kind)
  const own = siteId === null ? undefined : ofKind.find(({ onlyFor }) => onlyFor === siteId)
  return own ?? ofKind.find(({ onlyFor }) => onlyFor === null) ?? null
}

/**
 * The address of the form for privacy requests, with the name of the site in `site`; whatever else the address carries
 * stays. Without a site it is as the operator wrote it. Null when it is no address on the web. Spec: PUB-2.72.
 */
export function privacyRequestAddress(form: string | null, siteName: string | null): string | null {
  const written = webAddress(form)
  if (!written) return null
  const address = new URL(written)
  if (siteName) address.searchParams.set('site', siteName)
  return address.href
}
