import { createHmac } from 'node:crypto'
import { jwtSign } from 'payload'
import { parseSessionToken } from '@/server/auth/session-token'

const secret = 'a-secret-of-the-test'
const claims = { id: 'a'.repeat(24), collection: 'customers', sid: 'session-1' }
const sign = async (fields: object = claims, tokenExpiration = 60, key = secret) =>
  (await jwtSign({ fieldsToSign: { ...fields }, secret: key, tokenExpiration })).token
const now = new Date()

test('names the account and the session of a token that Payload has signed', async () => {
  expect(parseSessionToken(await sign(), secret, now)).toEqual({ customerId: claims.id, sessionId: 'session-1' })
})

test('refuses a token that is forged, altered, expired, cut off, of staff or without a session', async () => {
  const token = await sign()
  const [head = '', body = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...claims, id: 'b'.repeat(24), exp: 9e9 })).toString('base64url')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  const short = createHmac('sha256', secret).update(`${head}.${body}`).digest().subarray(0, 16).toString('base64url')
  const wrong = [
    await sign(claims, 60, 'another secret'),
    `${head}.${other}.${signature}`,
    `${unsigned}.${body}.`,
    `${head}.${body}.${short}`,
    `${token}.more`,
    `${head}.${body}`,
    'forged',
    '',
    await sign(claims, -1),
    await sign({ ...claims, collection: 'staff' }),
    await sign({ ...claims, sid: undefined }),
  ]
  expect(wrong.map((each) => parseSessionToken(each, secret, now))).toEqual(wrong.map(() => null))
  expect(parseSessionToken(token, secret, new Date(now.getTime() + 61_000))).toBeNull()
})
