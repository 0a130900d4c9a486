import { usesHostCookies } from '@/server/auth/host-cookies'

/** The cookie with the secret of a guest's cart. Scripts cannot read it. Spec: CUS-4.6, CUS-9.1. */
export const cartCookie = usesHostCookies(process.env.SERVER_URL ?? '') ? '__Host-cart' : 'cart'
