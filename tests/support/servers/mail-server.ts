import type { AddressInfo, Socket } from 'node:net'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Payload } from 'payload'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { withTimeouts } from '@/server/mail/choose-mail-adapter'

/** What the server does with a mail: an SMTP reply code, or `drop` to close the connection after it has the content. */
type Reply = 250 | 450 | 550 | 'drop'

/** An SMTP server on a free port. `received` are the mails that it accepted, parsed; `reply` decides about each. */
export async function startMailServer() {
  const received: Email[] = []
  const state = { reply: (): Reply => 250, delay: 0, begun: 0 }
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      state.begun += 1
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const accept = async () => {
          const reply = state.reply()
          if (typeof reply === 'number' && reply !== 250)
            return done(Object.assign(new Error('Not now'), { responseCode: reply }))
          received.push(await PostalMime.parse(Buffer.concat(chunks)))
          if (reply === 'drop') return sockets.forEach((socket) => socket.destroy())
          done()
        }
        setTimeout(() => void accept(), state.delay)
      })
    },
  })
  server.on('error', () => undefined) // clients that break the connection
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** Lets a Payload that was opened without `SMTP_URL` send through a mail server. */
export async function sendThroughServer(payload: Payload, smtpUrl: string): Promise<void> {
  const adapter = await nodemailerAdapter({
    defaultFromAddress: 'dining@example.org',
    defaultFromName: 'Refectory',
    transportOptions: { url: withTimeouts(smtpUrl) } as object, // `url` is missing in its type
    skipVerify: true,
  })
  payload.email = adapter({ payload })
  payload.sendEmail = payload.email.sendEmail
}
