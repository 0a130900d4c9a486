import { APIError, type PayloadRequest } from 'payload'
import { translate, type BilingualText } from './labels'

/** Ends a request with a sentence in the person's language: 400 for what they entered, 404 and 409 for what changed meanwhile. */
export function refuse(req: PayloadRequest, text: BilingualText, status = 400): never {
  throw new APIError(translate(req, text), status, undefined, true)
}
