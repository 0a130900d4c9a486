import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does with a message. `silence` never answers; `drop` closes the connection after it has the message. */
type Reply = 'accept' | 'silence' | 'drop' | { status: number; code?: number }

export const twilioKeys = {
  accountSid: `AC${'0a'.repeat(16)}`,
  authToken: 'auth-token-of-these-tests',
  from: '+14185550100',
}
/** The settings of a process that sends through a server. */
export const twilioEnvironment = (url: string) => ({
  TEXT_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: twilioKeys.accountSid,
  TWILIO_AUTH_TOKEN: twilioKeys.authToken,
  TWILIO_FROM: twilioKeys.from,
  TWILIO_API_URL: url,
})

/** A server that speaks Twilio's call for one message. `received` are the forms of those that it has, `begun` counts all calls. */
export async function startTwilioServer() {
  const received: Record<string, string>[] = []
  const state = { reply: (_form: Record<string, string>): Reply => 'accept', begun: 0 }
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    state.begun += 1
    const { accountSid, authToken } = twilioKeys
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const isCall = request.method === 'POST' && request.url === `/2010-04-01/Accounts/${accountSid}/Messages.json`
    if (!isCall) return send(404, { code: 20404, status: 404 })
    if (request.headers.authorization !== authorization) return send(401, { code: 20003, status: 401 })
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    const reply = state.reply(form)
    if (typeof reply === 'object') {
      const message = `The number ${form.To} and the text ${form.Body}` // Twilio repeats them: nobody may log it
      return send(reply.status, { ...(reply.code ? { code: reply.code } : {}), message, status: reply.status })
    }
    received.push(form)
    if (reply === 'drop') return request.socket.destroy()
    if (reply === 'accept') send(201, { sid: `SM${'0c'.repeat(16)}`, status: 'queued', error_code: null })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { received, state, url: `http://127.0.0.1:${port}`, stop }
}
