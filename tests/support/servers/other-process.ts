import { register } from '@/instrumentation'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { ask } from '../studio/rest'
import { answerMessages } from './asked-process'

/** A path of v1, or a call of the studio's API, and an object to POST there as JSON. */
export type CallMessage = { id: number } & (
  { address: string; data: object; cookie?: string } | { studio: string; data: object; token?: string }
)
/** The body of an answer, and its `Set-Cookie` header; empty without one. */
export type CallAnswer = { text: string; setCookie: string }

/** A second process on the parent's database, without HTTP and pages, that answers calls. */
await register()
answerMessages<CallMessage>(async (message): Promise<CallAnswer> => {
  if ('studio' in message)
    return {
      text: (await ask('POST', message.studio, { data: message.data, token: message.token })).text,
      setCookie: '',
    }
  const { address, data, cookie } = message
  const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) }
  const { headers, bytes } = await handleRequest(routes, { method: 'POST', address, body, cookie })
  return { text: String(bytes), setCookie: String(headers['Set-Cookie'] ?? '') }
})
