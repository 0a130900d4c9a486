import { NextResponse, type NextRequest } from 'next/server'
import { isPersonalPage } from '@/domain/account/account-paths'
import { isFrenchHost, parseHosts } from '@/domain/http/french-hosts'
import { requestPathHeader } from '@/domain/http/return-path'

const frenchHosts = parseHosts(process.env.FRENCH_HOSTS ?? '')

/** The names of a customer's session cookie (`customer-session.ts`), over HTTP and HTTPS. */
const sessionCookies = ['customer', '__Host-customer']

/**
 * Rewrites a page's address to its language, from the cookie `l1`, else the host. The visible address has no language; the
 * page gets it in a header, so that its language form can lead back to it. Spec: PUB-1.4.
 */
export function proxy(request: NextRequest) {
  const chosen = request.cookies.get('l1')?.value
  const isFrench = isFrenchHost(request.headers.get('host') ?? undefined, frenchHosts)
  const locale = chosen === 'en' || chosen === 'fr' ? chosen : isFrench ? 'fr' : 'en'
  const headers = new Headers(request.headers)
  headers.set(requestPathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`)
  const url = request.nextUrl.clone()
  url.pathname = `/${locale}${url.pathname}`
  const response = NextResponse.rewrite(url, { request: { headers } })
  // Revalidated at every visit, but stored for the back button: the page depends on the cookie, the time and what staff save. A
  // page of a session names its customer and their allergens: a shared computer must not keep it.
  const isPersonal =
    isPersonalPage(request.nextUrl.pathname) || sessionCookies.some((name) => request.cookies.has(name))
  response.headers.set('Cache-Control', isPersonal ? 'no-store' : 'private, no-cache')
  return response
}

export const config = {
  matcher: [
    '/((?!v1(?!/docs(?:/|$))(?:/|$)|feeds(?:/|$)|files/[^/]+/[^/]+$|api/|admin(?:/|$)|language$|vote$|receipts/[^/]+$|calendar/[^/]+$|reservation-cards/[^/]+$|mailbox$|webhooks/|sign-on/|_next/|static/[^/]+$|icon\\.svg$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$).*)',
  ],
}
