import type { PaymentSources } from '@/domain/http/content-security-policy'

/** The hosts of Stripe's script, of the frames in which it asks for cards and shows 3-D Secure, and of its API. */
export const stripeSources: PaymentSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
}
