import { usesHostCookies } from '@/server/auth/host-cookies'

/**
 * The cookie with the secret of a guest's cart. Scripts cannot read it. Each site has its own, so that a purchase on one site
 * does not replace the cart of another. Spec: CUS-4.6, CUS-9.1.
 */
export const cartCookie = (siteId: string): string =>
  `${usesHostCookies(process.env.SERVER_URL ?? '') ? '__Host-' : ''}cart-${siteId}`

/** The secret of a cookie; null for anything that is none. */
export const parseCartSecret = (value: string | null): string | null =>
  value !== null && /^[\w-]{32}$/.test(value) ? value : null
