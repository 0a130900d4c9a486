import { NextResponse, type NextRequest } from 'next/server'
import { visitedPathHeader } from '@/domain/return-path'

const frenchHosts = new Set(
  (process.env.FRENCH_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)

/**
 * The visitor's language: the cookie `l1`, else the host's. The visible address never carries it; the page is told that
 * address, so that its language form can lead back to it. Spec: PUB-1.4.
 */
export function proxy(request: NextRequest) {
  const asked = request.cookies.get('l1')?.value
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '').toLowerCase()
  const locale = asked === 'en' || asked === 'fr' ? asked : frenchHosts.has(host) ? 'fr' : 'en'
  const headers = new Headers(request.headers)
  headers.set(visitedPathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`)
  const url = request.nextUrl.clone()
  url.pathname = `/${locale}${url.pathname}`
  const response = NextResponse.rewrite(url, { request: { headers } })
  // Asked again at every visit, but kept for the way back: the page depends on the cookie, the hour and what staff save.
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

export const config = {
  matcher: [
    '/((?!v1(?!/docs(?:/|$))(?:/|$)|feeds(?:/|$)|files/[^/]+/[^/]+$|api/|admin(?:/|$)|language$|vote$|_next/|icon\\.svg$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$).*)',
  ],
}
