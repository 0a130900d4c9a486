/** The value of the first cookie with this name in a `Cookie` header; null if there is none. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return null
}

/** A cookie to set. Without `seconds` it does not expire. A `secret` cookie is HttpOnly, and Secure on an https site. */
export type ResponseCookie = { name: string; value: string; seconds?: number; secret?: boolean }

/** Ten years. Browsers cap the lifetime of a cookie themselves. */
const tenYears = 10 * 365 * 24 * 60 * 60

/** Formats a `Set-Cookie` header. Name and value must be ids or consist of ids, because they are not escaped. */
export const formatSetCookie = (
  { name, value, seconds = tenYears, secret = false }: ResponseCookie,
  isHttps: boolean,
) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secret ? '; HttpOnly' : ''}${secret && isHttps ? '; Secure' : ''}`
