import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { findSite } from '@/features/site/read-sites'
import { signOnCustomer } from '@/features/account/sign-on/sign-on-customer'
import { clock } from '@/server/clock'
import { forgetSignOn, signOnCookie } from '@/server/sign-on/attempt-cookie'
import { customerSignOn } from '@/server/sign-on/sign-on-providers'
import { redirectTo, returnFromProvider } from '@/server/sign-on/sign-on-responses'
import { sessionCookieFor } from '@/v1/account/resolve-customers'
import { formatSetCookie, readCookie } from '@/domain/http/cookies'
import { sessionSeconds } from '@/server/auth/customer-session'
import { getServerUrl } from '@/server/http/server-url'
import { localeOf, signInPathOf } from '../sign-in-path'

type Context = { params: Promise<{ site: string }> }

/** Opens the session of a customer who comes back from their campus's provider. Spec: CUS-4.23. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { site: slug } = await params
  const [site, provider] = [await findSite(slug), customerSignOn(slug)]
  if (!site || !provider) return new Response('Not found', { status: 404 })
  const refused = () => redirectTo(signInPathOf(request, slug), [forgetSignOn()])
  const target = { provider, target: slug, path: `/sign-on/customers/${slug}` }
  const cookie = readCookie(request.headers.get('cookie'), signOnCookie)
  const returned = await returnFromProvider(target, request, cookie)
  if (!returned) return refused()
  const token = await signOnCustomer(site, returned.identity, localeOf(request), clock.now())
  if (!token) return refused()
  const isHttps = getServerUrl().startsWith('https:')
  return redirectTo(returned.next, [forgetSignOn(), formatSetCookie(sessionCookieFor(token, sessionSeconds), isHttps)])
}
