import { getServerUrl } from '@/server/http/server-url'
import { readSignOn, rememberSignOn } from './attempt-cookie'
import { finishSignOn, startSignOn } from './identity-provider'
import type { CampusIdentity } from './identity-provider'
import type { SignOnProvider } from './sign-on-settings'

/** A redirect that no cache keeps. */
export function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

type Target = {
  provider: SignOnProvider
  /** The site's slug, or `staff`. */
  target: string
  /** The path of the route that starts the sign-on; its callback is below it. */
  path: string
}

const callbackOf = (path: string) => `${getServerUrl()}${path}/callback`

/** Sends the browser to the provider; to `refused` when the provider does not answer. `next`: a safe path. */
export async function leaveForProvider({ provider, target, path }: Target, next: string, refused: string) {
  const started = await startSignOn(provider, callbackOf(path))
  if (!started) return redirectTo(refused)
  return redirectTo(started.address, [rememberSignOn({ ...started.attempt, target, next })])
}

/** The identity with which the browser comes back, and the path to return to; null when it is refused. */
export async function returnFromProvider(
  { provider, target, path }: Target,
  request: Request,
  cookie: string | null,
): Promise<{ identity: CampusIdentity; next: string } | null> {
  const started = readSignOn(cookie, target)
  if (!started) return null
  const address = new URL(callbackOf(path))
  address.search = new URL(request.url).search
  const identity = await finishSignOn(provider, address, started)
  return identity && { identity, next: started.next }
}
