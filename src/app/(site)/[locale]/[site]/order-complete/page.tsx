import type { Metadata } from 'next'
import { specialPageUrl } from '@/domain/site/section-screens'
import { OrderCompleteScreen } from '@/features/shop/orders/order-complete-screen'
import { buildFormMetadata, renderFormPage, type FormPageProps } from '@/app/(site)/[locale]/[site]/form-page'

export const dynamic = 'force-dynamic'

/** The page after an order is not indexed. */
export async function generateMetadata(props: FormPageProps): Promise<Metadata> {
  return { ...(await buildFormMetadata('order-complete', props)), robots: { index: false } }
}

/** Spec: PUB-2.10, CUS-4.27. */
export default function OrderCompletePage(props: FormPageProps) {
  return renderFormPage(props, (request) =>
    OrderCompleteScreen({ ...request, menu: specialPageUrl(request.site, 'whats-on-the-menu') }),
  )
}
