import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { mailboxProvider } from '@/server/text-messages/mailbox-provider'
import type { TwilioSettings } from '@/server/text-messages/text-settings'
import { createTwilioProvider } from '@/server/text-messages/twilio-provider'
import { startTwilioServer, twilioKeys } from '../../support/servers/twilio-server'
import { describeTextProvider, type SendCase } from './provider-contract'

const server = await startTwilioServer()
afterAll(server.stop)

const settings: TwilioSettings = {
  provider: 'twilio',
  accountSid: twilioKeys.accountSid,
  authToken: twilioKeys.authToken,
  sender: { From: twilioKeys.from },
  apiUrl: server.url,
}

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

const replies: Partial<Record<SendCase, ReturnType<typeof server.state.reply>>> = {
  invalid: { status: 400, code: 21211 },
  unsubscribed: { status: 400, code: 21610 },
  'too-many': { status: 429, code: 20429 },
  broken: { status: 500 },
  silent: 'silence',
  lost: 'drop',
}

describeTextProvider('twilio', async () => {
  const nobody = `http://127.0.0.1:${await closedPort()}`
  return {
    provider: createTwilioProvider(settings),
    prepare: (situation) => {
      server.state.reply = () => replies[situation] ?? 'accept'
      if (situation === 'unreachable') return createTwilioProvider({ ...settings, apiUrl: nobody })
      if (situation === 'wrong-key') return createTwilioProvider({ ...settings, authToken: 'auth-token-of-others' })
      return createTwilioProvider(settings, situation === 'silent' ? 1_500 : undefined)
    },
    received: () => server.received.map(({ To = '', Body = '' }) => ({ to: To, text: Body })),
  }
})

test('the mailbox of a demo takes every message', async () => {
  const message = { to: '+14185550147', text: 'Hi', key: 'text:c', validSeconds: 60 }
  expect(await mailboxProvider.sendText(message)).toEqual({ outcome: 'sent', reason: null })
})

describe('the call of Twilio', () => {
  const message = { to: '+14185550147', text: 'Hi', key: 'text:b', validSeconds: null }
  const send = async (over: Partial<TwilioSettings>, more: object = {}) => {
    server.state.reply = () => 'accept'
    expect(await createTwilioProvider({ ...settings, ...over }).sendText({ ...message, ...more })).toMatchObject({
      outcome: 'sent',
    })
    return server.received.at(-1)
  }

  test('names a number or a messaging service as the sender', async () => {
    expect(await send({})).toEqual({ To: message.to, Body: 'Hi', From: twilioKeys.from })
    const service = `MG${'0b'.repeat(16)}`
    expect(await send({ sender: { MessagingServiceSid: service } })).toEqual({
      ...{ To: message.to, Body: 'Hi', MessagingServiceSid: service },
    })
  })

  test.each([
    [1799.9, '1799'],
    [2, '5'],
    [90_000, '36000'],
  ])('is valid for %d seconds as %s', async (validSeconds, period) => {
    expect(await send({}, { validSeconds })).toMatchObject({ ValidityPeriod: period })
  })

  test('does not follow a redirect with its key', async () => {
    server.state.reply = () => ({ status: 307 })
    expect(await createTwilioProvider(settings).sendText(message)).toEqual({ outcome: 'refused', reason: 'HTTP 307' })
  })
})
