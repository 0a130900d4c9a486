import { APIError, type PayloadRequest } from 'payload'
import type { ReasonFault } from '@/domain/shop/orders/refunds'
import { translate, type BilingualText, bilingual } from '@collections/labels'

/** Refuses a request with a sentence in the person's language: 400 for what they entered, 409 for what changed meanwhile. */
export function refuseSale(req: PayloadRequest, text: BilingualText, status: 400 | 404 | 409 = 400): never {
  throw new APIError(translate(req, text), status, undefined, true)
}

/** The refusals of a reason that staff give for a refund or for the end of a subscription. */
export const reasonRefusals: Record<ReasonFault, BilingualText> = {
  'no-reason': bilingual('Enter a reason.', 'Entrez une raison.'),
  'too-long-reason': bilingual(
    'Shorten the reason to 500 characters.',
    'Raccourcissez la raison à 500\u00a0caractères.',
  ),
}
