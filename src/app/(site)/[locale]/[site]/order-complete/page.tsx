import type { Metadata } from 'next'
import { addressOfSpecial } from '@/features/content/section-screens'
import { OrderCompleteScreen } from '@/features/shop/components/order-complete-screen'
import { visitorMetadata, visitorPage, type VisitorPageProps } from '../visitor-page'

export const dynamic = 'force-dynamic'

/** The end of an order is nothing to look for. */
export async function generateMetadata(props: VisitorPageProps): Promise<Metadata> {
  return { ...(await visitorMetadata('order-complete', props)), robots: { index: false } }
}

/** Spec: PUB-2.10, CUS-4.27. */
export default function OrderCompletePage(props: VisitorPageProps) {
  return visitorPage(props, (asked) =>
    OrderCompleteScreen({ ...asked, menu: addressOfSpecial(asked.site, 'whats-on-the-menu') }),
  )
}
