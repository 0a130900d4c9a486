import { APIError, type PayloadRequest } from 'payload'
import { translate, type BilingualText } from '@collections/labels'

/** Refuses a request with a sentence in the person's language: 400 for what they entered, 409 for what changed meanwhile. */
export function refuseSale(req: PayloadRequest, text: BilingualText, status: 400 | 404 | 409 = 400): never {
  throw new APIError(translate(req, text), status, undefined, true)
}
