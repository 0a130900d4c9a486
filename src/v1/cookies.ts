/** The value of a cookie in a `Cookie` header, the first of its name; null when there is none. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return null
}

/** A cookie to keep: without `seconds` it has no end; a `secret` one is read by this server alone and never by a page. */
export type Kept = { name: string; value: string; seconds?: number; secret?: boolean }

/** Ten years; browsers that keep no cookie that long shorten it themselves. */
const noEnd = 10 * 365 * 24 * 60 * 60

/** A `Set-Cookie`. Name and value are ids, or made of them. A secret one travels by https alone, where the site is there. */
export const setCookie = ({ name, value, seconds = noEnd, secret = false }: Kept, isHttps: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secret ? '; HttpOnly' : ''}${secret && isHttps ? '; Secure' : ''}`
