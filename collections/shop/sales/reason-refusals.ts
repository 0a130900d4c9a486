import type { ReasonFault } from '@/domain/shop/orders/refunds'
import { type BilingualText, bilingual } from '@collections/labels'

/** The refusals of a reason that staff give for a refund or for the end of a subscription. */
export const reasonRefusals: Record<ReasonFault, BilingualText> = {
  'no-reason': bilingual('Enter a reason.', 'Entrez une raison.'),
  'too-long-reason': bilingual(
    'Shorten the reason to 500 characters.',
    'Raccourcissez la raison à 500\u00a0caractères.',
  ),
}
