import { register } from '@/instrumentation'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { ask } from '../studio/rest'

/** With `id` and `reply`, the reply is the body with the same id, so that many calls can run at once. */
type Post = { address: string; data: object; cookie?: string; id?: number; reply?: 'body' }

/** A v1 path to GET, a path and an object to POST there as JSON, or a call of the studio's API to POST. */
export type Message = string | Post | { studio: string; data: object; token?: string }

/**
 * A second process on the parent's database, without HTTP and pages. It handles v1 requests sent as messages and replies to a GET
 * with the body and to a POST with the `Set-Cookie` header. It handles a call of the studio's API likewise, and replies with the body.
 */
await register()
process.on('message', (message: Message) => {
  if (typeof message === 'string')
    return void handleRequest(routes, { method: 'GET', address: message }).then(({ bytes }) =>
      process.send?.(String(bytes)),
    )
  if ('studio' in message)
    return void ask('POST', message.studio, { data: message.data, token: message.token }).then(({ text }) =>
      process.send?.(text),
    )
  const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(message.data)) }
  void handleRequest(routes, { method: 'POST', address: message.address, body, cookie: message.cookie }).then(
    ({ headers, bytes }) =>
      process.send?.(message.reply ? { id: message.id, text: String(bytes) } : String(headers['Set-Cookie'])),
  )
})
process.send?.('ready')
