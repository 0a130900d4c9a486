/** The value of a cookie in a `Cookie` header, the first of its name; null when there is none. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return null
}

/** Ten years; browsers that keep no cookie that long shorten it themselves. */
const noEnd = 10 * 365 * 24 * 60 * 60

/** A `Set-Cookie` for a cookie without an end, which pages' own scripts may read. Name and value are ids, or made of them. */
export const lastingCookie = (name: string, value: string) => `${name}=${value}; Path=/; Max-Age=${noEnd}; SameSite=Lax`
