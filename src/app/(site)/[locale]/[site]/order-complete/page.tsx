import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { specialPageUrl } from '@/domain/site/section-screens'
import type { Site } from '@/domain/site/site'
import { cartCookie, parseCartSecret } from '@/features/shop/cart/cart-cookie'
import { OrderCompleteScreen } from '@/features/shop/orders/order-complete-screen'
import { readVisitorOrder } from '@/features/shop/orders/read-shown-order'
import { buildFormMetadata, renderFormPage, type FormPageProps } from '@/app/(site)/[locale]/[site]/form-page'
import { readSessionCustomer } from '../read-session-customer'

export const dynamic = 'force-dynamic'

/** The page after an order is not indexed. */
export async function generateMetadata(props: FormPageProps): Promise<Metadata> {
  return { ...(await buildFormMetadata('order-complete', props)), robots: { index: false } }
}

/** The order of the session or the cart's cookie. A visitor without an order sees nothing of any. Spec: PUB-2.10, CUS-2.5, CUS-4.27. */
export default function OrderCompletePage(props: FormPageProps) {
  return renderFormPage(props, async (request) => {
    const { customerId, secret } = await readVisitor(request.site)
    const order = await readVisitorOrder(request.site, { customerId, secret })
    const menu = specialPageUrl(request.site, 'whats-on-the-menu')
    return OrderCompleteScreen({ ...request, menu, order, isNew: true, isSignedIn: customerId !== null })
  })
}

async function readVisitor(site: Site) {
  const customer = await readSessionCustomer(site)
  const secret = parseCartSecret((await cookies()).get(cartCookie(site.id))?.value ?? null)
  return { customerId: customer?.id ?? null, secret }
}
