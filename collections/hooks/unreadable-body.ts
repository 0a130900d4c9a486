import type { AfterErrorHook } from 'payload'
import { say, words } from '@collections/labels'

/** What the parser of forms says of a body that is none; Payload takes it for a fault of the server. */
const formFaults =
  /^(?:Multipart: |Malformed (?:part header|content type)|Unexpected end of (?:form|file)|Unsupported content type|Missing Content-Type|Request is not eligible for file upload)/

/** A request whose body cannot be read is its sender's fault: 400 with a sentence, where Payload would say 500. */
export const unreadableBody: AfterErrorHook = ({ error, req }) => {
  const isNoJson = error.name === 'SyntaxError' && error.stack?.includes('addDataAndFileToRequest')
  if (!isNoJson && !formFaults.test(error.message)) return
  const message = say(req, words('This request cannot be read.', 'Cette requête est illisible.'))
  return { status: 400, response: { errors: [{ message }] } }
}
