import { readSettings } from '@/server/settings'

const secret = { PAYLOAD_SECRET: 'a secret of these tests' }
const twilio = {
  TEXT_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+14185550100',
}
const service = `MG${'0b'.repeat(16)}`
const read = (environment: object) => readSettings({ ...secret, ...environment }).texts

test.each([
  [{}, 'none'],
  [{ DEMO_MAILBOX: 'on' }, 'mailbox'],
  [{ NODE_ENV: 'development' }, 'mailbox'],
  [{ NODE_ENV: 'development', DEMO_MAILBOX: 'off' }, 'none'],
  [{ NODE_ENV: 'production' }, 'none'],
  [twilio, 'twilio'],
  [{ ...twilio, DEMO_MAILBOX: 'on' }, 'twilio'],
])('%j chooses the provider %s', (environment, provider) => expect(read(environment).provider).toBe(provider))

test('Twilio has its keys, a number or a messaging service, and another address only for tests', () => {
  const keys = { provider: 'twilio', accountSid: twilio.TWILIO_ACCOUNT_SID, authToken: 'token' }
  const sender = { From: '+14185550100' }
  expect(read(twilio)).toEqual({ ...keys, sender, apiUrl: 'https://api.twilio.com' })
  expect(read({ ...twilio, TWILIO_API_URL: 'http://127.0.0.1:12112' })).toMatchObject({
    apiUrl: 'http://127.0.0.1:12112',
  })
  expect(read({ ...twilio, TWILIO_FROM: '', TWILIO_MESSAGING_SERVICE_SID: service })).toMatchObject({
    sender: { MessagingServiceSid: service },
  })
})

test.each([
  [{ TEXT_PROVIDER: 'pigeon' }, 'TEXT_PROVIDER must be twilio or empty'],
  [{ ...twilio, TWILIO_AUTH_TOKEN: '' }, 'needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN'],
  [{ ...twilio, TWILIO_ACCOUNT_SID: 'SK1' }, 'TWILIO_ACCOUNT_SID must be AC'],
  [{ ...twilio, TWILIO_FROM: '' }, 'either TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID'],
  [{ ...twilio, TWILIO_MESSAGING_SERVICE_SID: service }, 'either TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID'],
  [{ ...twilio, TWILIO_FROM: '418 555 0100' }, 'TWILIO_FROM must be a phone number'],
  [{ ...twilio, TWILIO_API_URL: 'https://api.example/v1' }, 'TWILIO_API_URL must be an address'],
])('rejects %j with a sentence without secrets', (environment, message) => {
  expect(() => read(environment)).toThrow(message)
  expect(() => read(environment)).not.toThrow(/token\b/)
})
