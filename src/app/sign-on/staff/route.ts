import { signOnRefused, staffSignOnPath } from '@/domain/account/account-paths'
import { staffSignOn } from '@/server/sign-on/sign-on-providers'
import { leaveForProvider } from '@/server/sign-on/sign-on-responses'

/** Leaves for the identity provider of staff; 404 where there is none. */
export async function GET(): Promise<Response> {
  const provider = staffSignOn()
  if (!provider) return new Response('Not found', { status: 404 })
  const target = { provider, target: 'staff', path: staffSignOnPath }
  return leaveForProvider(target, '/admin', `/admin/login?${signOnRefused}`)
}
