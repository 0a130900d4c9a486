import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { translate, bilingual } from '@collections/labels'

/** Messages of Payload's form parser for malformed bodies. The errors have no class or code of their own. */
const parserMessages =
  /^(?:Multipart: |Malformed (?:part header|content type)|Unexpected end of (?:form|file)|Unsupported content type|Missing Content-Type|Request is not eligible for file upload)/

/** Answers a malformed request body with 400, and a document that is none: no body, `null`, a list. Payload would answer 500. */
export const malformedBodyErrors: AfterErrorHook = ({ error, req }) => {
  const isInvalidJson = error.name === 'SyntaxError' && error.stack?.includes('addDataAndFileToRequest')
  const isNoDocument =
    error.name === 'TypeError' && req.method !== 'GET' && !z.record(z.string(), z.unknown()).safeParse(req.data).success
  if (!isInvalidJson && !isNoDocument && !parserMessages.test(error.message)) return
  const message = translate(req, bilingual('Invalid request body.', 'Le corps de la requête n’est pas valide.'))
  return { status: 400, response: { errors: [{ message }] } }
}
