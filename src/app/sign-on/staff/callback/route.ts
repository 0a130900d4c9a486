import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { generatePayloadCookie } from 'payload'
import { signOnRefused, staffSignOnPath } from '@/domain/account/account-paths'
import { signOnStaff } from '@/features/account/sign-on/sign-on-staff'
import { toHostCookies, usesHostCookies } from '@/server/auth/host-cookies'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/database/payload'
import { getServerUrl } from '@/server/http/server-url'
import { forgetSignOn, signOnCookie } from '@/server/sign-on/attempt-cookie'
import { staffSignOn } from '@/server/sign-on/sign-on-providers'
import { redirectTo, returnFromProvider } from '@/server/sign-on/sign-on-responses'
import { readCookie } from '@/domain/http/cookies'

/** Opens the studio's session of a member of staff who comes back from their provider. */
export async function GET(request: Request): Promise<Response> {
  const provider = staffSignOn()
  if (!provider) return new Response('Not found', { status: 404 })
  const target = { provider, target: 'staff', path: staffSignOnPath }
  const returned = await returnFromProvider(target, request, readCookie(request.headers.get('cookie'), signOnCookie))
  const token = returned && (await signOnStaff(returned.identity, clock.now()))
  if (!returned || !token) return redirectTo(`/admin/login?${signOnRefused}`, [forgetSignOn()])
  const { config, collections } = await openPayload()
  const collectionAuthConfig = collections.staff.config.auth
  const cookie = generatePayloadCookie({ collectionAuthConfig, cookiePrefix: config.cookiePrefix, token })
  const response = redirectTo(returned.next, [forgetSignOn(), String(cookie)])
  return usesHostCookies(getServerUrl()) ? toHostCookies(response) : response
}
