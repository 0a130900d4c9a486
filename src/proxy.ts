import { NextResponse, type NextRequest } from 'next/server'
import { isPersonalPage } from '@/domain/account/account-paths'
import { isFrenchHost, parseHosts } from '@/domain/http/french-hosts'
import { readPreviewLanguage } from '@/domain/http/preview-path'
import { requestPathHeader } from '@/domain/http/return-path'
import { answerLanguage, parseSiteLanguages, type SiteLanguages } from '@/domain/site/site-languages'
import { singletons } from '@/server/process-singletons'

const bothLanguages = parseSiteLanguages(null)
const frenchHosts = parseHosts(process.env.FRENCH_HOSTS ?? '')

/** The names of a customer's session cookie (`customer-session.ts`), over HTTP and HTTPS. */
const sessionCookies = ['customer', '__Host-customer']

/** The languages of the site of a path: both where there is no site, or while sites cannot be read, which the page then says. */
async function languagesAt(path: string): Promise<SiteLanguages> {
  const [, slug = ''] = path.split('/')
  const languages = await singletons.findSiteLanguages?.(slug).catch(() => null)
  return languages ?? bothLanguages
}

/**
 * Rewrites a page's address to its language: of those of its site, the one in the cookie `l1`, else that of the host. The visible address has no language; the
 * page gets it in a header, so that its language form can lead back to it. Only the address of a preview names its language.
 * Spec: PUB-1.4.
 */
export async function proxy(request: NextRequest) {
  const chosen = request.cookies.get('l1')?.value
  const isFrench = isFrenchHost(request.headers.get('host') ?? undefined, frenchHosts)
  const previewed = readPreviewLanguage(request.nextUrl.pathname)
  const asked = chosen === 'en' || chosen === 'fr' ? chosen : ''
  const locale =
    previewed === 'en' || previewed === 'fr'
      ? previewed
      : answerLanguage(await languagesAt(request.nextUrl.pathname), asked, isFrench)
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
