import { isParentType } from '@/domain/shop/selections'
import { chosenSelections } from '@/domain/shop/cart/resolve-line'
import { isFreeOrder, type CheckoutContext } from '@/domain/shop/checkout/checkout-context'
import { termsOrder, type RequiredTerms } from '@/domain/shop/checkout/terms-order'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { OrderForm } from '@/domain/shop/order-form'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { readCart, type Cart } from '@/features/shop/cart/read-cart'
import { readCheckoutSettings } from '@/features/shop/order-form/read-checkout-settings'
import { readOrderForm } from '@/features/shop/order-form/read-order-form'
import { requiredTerms } from './terms/required-terms'

/** Everything that the checkout of a visitor is checked with. */
export type Checkout = {
  cart: Cart
  form: OrderForm
  settings: CheckoutSettings
  context: CheckoutContext
  terms: RequiredTerms[]
}

/**
 * Reads the cart, the site's settings and what follows from them. The customer type of the cart says whether a parent buys, never
 * a parameter: a student would escape the check of the email. Refuses `not-offered` where a site sells nothing online.
 * Spec: CUS-4.12, CUS-4.21.
 */
export async function readCheckout(
  site: Site,
  visitor: CartVisitor,
  { paymentType, locale, takesCardNumbers }: { paymentType: PaymentType; locale: Locale; takesCardNumbers: boolean },
  now: Date,
): Promise<Result<Checkout>> {
  const today = campusDateAt(now, site.timeZone)
  const [cart, form, settings] = await Promise.all([
    readCart(site, visitor, now),
    readOrderForm(site.id, today),
    readCheckoutSettings(site.id),
  ])
  if (!cart.ok) return cart
  if (!form || !settings) return refuse('not-offered')
  const { lines, totals } = cart.value
  const context: CheckoutContext = {
    paymentType,
    isParent: isParentType(chosenSelections(form, cart.value.answers).type),
    isGuest: visitor.customerId === null,
    takesCardNumbers,
    isFree: isFreeOrder(
      totals.totalCents,
      lines.some(({ frequency }) => frequency !== null),
    ),
    today,
    settings,
  }
  const terms = requiredTerms(settings, paymentType, cart.value, termsOrder(site.address.state, locale))
  return ok({ cart: cart.value, form, settings, context, terms })
}
