import { APIError, type PayloadRequest } from 'payload'
import { translate, bilingual, type BilingualText } from '@collections/labels'

export const invalidQuery = bilingual(
  'The query is not valid or too complex.',
  'La requête n’est pas valide ou est trop complexe.',
)

/** A refused query: 400 with one sentence. The studio's lists show an error of this name as an empty list. */
export class QueryRefusal extends APIError {
  constructor(req: PayloadRequest, text: BilingualText = invalidQuery) {
    super(translate(req, text), 400, null, true)
    this.name = 'QueryError'
  }
}
