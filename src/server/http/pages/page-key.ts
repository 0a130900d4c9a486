import type { IncomingHttpHeaders } from 'node:http'
import { readPreviewLanguage } from '@/domain/http/preview-path'
import { pageAddress } from '@/domain/http/query-names'
import type { Locale } from '@/domain/locale'
import { fontCookieName, usesWebFonts } from '@/domain/site/web-fonts'
import { readCookie } from '@/domain/http/cookies'
import { cookieLanguage } from '@/server/http/http-entry'

/**
 * Everything that a page is rendered from. `chosen` is the language that the visitor has chosen, empty for none: then the site and the
 * host decide (`proxy.ts`). `closedPopups` are the cookies of popups that the visitor closed, in order.
 */
export type PageKey = {
  address: string
  chosen: Locale | ''
  isFrenchHost: boolean
  hasWebFonts: boolean
  closedPopups: readonly string[]
}

/** Longer addresses, and more closed popups, are rendered for each request. */
const [maxAddressLength, maxClosedPopups] = [1_000, 3]

/** Cookies of a session, a cart, the answers to an order form and votes: their pages are the visitor's own. */
const personalCookies = /(?:^|;\s*)(?:__Host-)?(?:customer=|cart-|answers-|survey_)/

const closedPopup = /(?:^|;\s*)(popup-[0-9a-f]{24}=true)(?=;|$)/g
const homePage = /^\/[^/]+\/?(?:\?|$)/

/**
 * What the page of a request is rendered from; null for a page that only this visitor gets. `isFrenchHost`: the host speaks French
 * first. `isApp`: the browser of the operator's mobile app asks, which pages redirect.
 */
export function pageKeyOf(
  url: string,
  headers: IncomingHttpHeaders,
  { isFrenchHost, isApp }: { isFrenchHost: boolean; isApp: boolean },
): PageKey | null {
  const cookie = headers.cookie ?? ''
  if (url.length > maxAddressLength || isApp || personalCookies.test(cookie) || readPreviewLanguage(url)) return null
  const closedPopups = cookie.includes('popup-') && homePage.test(url) ? closedPopupsIn(cookie) : []
  if (closedPopups.length > maxClosedPopups) return null
  const chosen = cookieLanguage(cookie)
  return {
    address: pageAddress(url),
    chosen,
    isFrenchHost: isFrenchHost && chosen === '',
    hasWebFonts: usesWebFonts(headers['user-agent'] ?? null, readCookie(cookie, fontCookieName)),
    closedPopups,
  }
}

const closedPopupsIn = (cookie: string) => [
  ...new Set([...cookie.matchAll(closedPopup)].flatMap(([, pair]) => pair ?? []).toSorted()),
]

export const formatPageKey = ({ address, chosen, isFrenchHost, hasWebFonts, closedPopups }: PageKey): string =>
  `page ${chosen || (isFrenchHost ? 'French host' : 'any')} ${hasWebFonts ? 'fonts' : 'phone'} ${closedPopups.join()} ${address}`

/** The headers of the request that renders a page: nothing in them comes from a visitor but what the key says. */
export const renderHeaders = (
  { chosen, isFrenchHost, hasWebFonts, closedPopups }: PageKey,
  hosts: { own: string; french: string },
): Record<string, string> => ({
  host: isFrenchHost ? hosts.french : hosts.own,
  accept: 'text/html',
  'user-agent': hasWebFonts ? 'Refectory' : 'Refectory Mobi',
  cookie: [...(chosen ? [`l1=${chosen}`] : []), ...closedPopups].join('; '),
})
