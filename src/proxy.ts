import { NextResponse, type NextRequest } from 'next/server'
import { isPersonalPage } from '@/domain/account/account-paths'
import { isFrenchHost, parseHosts } from '@/domain/http/french-hosts'
import { readPreviewLanguage } from '@/domain/http/preview-path'
import { requestPathHeader } from '@/domain/http/return-path'

const frenchHosts = parseHosts(process.env.FRENCH_HOSTS ?? '')

/** The names of a customer's session cookie (`customer-session.ts`), over HTTP and HTTPS. */
const sessionCookies = ['customer', '__Host-customer']

/**
 * Rewrites a page's address to its language, from the cookie `l1`, else the host. The visible address has no language; the
 * page gets it in a header, so that its language form can lead back to it. Only the address of a preview names its language.
 * Spec: PUB-1.4.
 */
export function proxy(request: NextRequest) {
  const chosen = request.cookies.get('l1')?.value
  const isFrench = isFrenchHost(request.headers.get('host') ?? undefined, frenchHosts)
  const previewed = readPreviewLanguage(request.nextUrl.pathname)
  const named = previewed === 'en' || previewed === 'fr' ? previewed : chosen
  const locale = named === 'en' || named === 'fr' ? named : isFrench ? 'fr' : 'en'
  const headers = new Headers(request.headers)
  headers.set(requestPathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`)
  const url = request.nextUrl.clone()
  url.pathname = `/${locale}${url.pathname}`
  const response = NextResponse.rewrite(url, { request: { headers } })
  // Revalidated at every visit, but stored for the back button: the page depends on the cookie, the time and what staff save. A
  // page of a session names its customer and their allergens, a preview is not public, and mails have links to accounts: a shared
  // computer must not keep them.
  const isPersonal =
    previewed !== null ||
    request.nextUrl.pathname === '/mailbox' ||
    isPersonalPage(request.nextUrl.pathname) ||
    sessionCookies.some((name) => request.cookies.has(name))
  response.headers.set('Cache-Control', isPersonal ? 'no-store' : 'private, no-cache')
  if (previewed !== null) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

export const config = {
  matcher: [
    '/((?!v1(?!/docs(?:/|$))(?:/|$)|feeds(?:/|$)|files/[^/]+/[^/]+$|api/|admin(?:/|$)|language$|vote$|receipts/[^/]+$|calendar/[^/]+$|reservation-cards/[^/]+$|webhooks/|sign-on/|_next/|static/[^/]+$|icon\\.svg$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$).*)',
  ],
}
