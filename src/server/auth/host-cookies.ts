/** Payload's session cookie, and its name for browsers over HTTPS. */
const plainName = 'payload-token'
const hostName = `__Host-${plainName}`

/**
 * Whether session cookies have the prefix `__Host-`: browsers then accept them from this host alone, over HTTPS, so that a
 * sister host cannot plant a session. Without HTTPS browsers would refuse them.
 */
export const usesHostCookies = (serverUrl: string): boolean => serverUrl.startsWith('https:')

/**
 * A `Cookie` header for Payload: the session comes from the prefixed cookie, and a cookie with Payload's own name is ignored.
 * The prefix cannot be Payload's `cookiePrefix`, because its scripts set the cookies of theme and language with the same one,
 * without `Secure`.
 */
export function readHostCookies(header: string): string {
  if (!header.includes(plainName)) return header
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${plainName}=`))
    .map((pair) => (pair.startsWith(`${hostName}=`) ? pair.slice('__Host-'.length) : pair))
    .join('; ')
}

/** A response of Payload with its session cookie under the prefixed name. */
export function toHostCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie()
  if (!cookies.some((cookie) => cookie.startsWith(`${plainName}=`))) return response
  const headers = new Headers(response.headers)
  headers.delete('Set-Cookie')
  for (const cookie of cookies)
    headers.append('Set-Cookie', cookie.startsWith(`${plainName}=`) ? `__Host-${cookie}` : cookie)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
