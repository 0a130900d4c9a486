import { makePreviewToken, parsePreviewToken } from '@/server/auth/preview-token'

const document = { collection: 'news', id: '6565a1b2c3d4e5f601234567' } as const
const now = new Date('2026-11-28T12:14:59Z')
const token = makePreviewToken(document, 'fr', 'secret', now)
const read = (given: string, at = '2026-11-28T12:14:59Z', language: 'en' | 'fr' = 'fr', secret = 'secret') =>
  parsePreviewToken(given, language, secret, new Date(at))

test('shows one document in one language for 15 to 30 minutes, under one address while somebody types', () => {
  expect([read(token), read(token, '2026-11-28T12:29:59Z')]).toEqual([document, document])
  expect([read(token, '2026-11-28T12:30:00Z'), read(token, undefined, 'en')]).toEqual([null, null])
  expect(makePreviewToken(document, 'fr', 'secret', new Date('2026-11-28T12:00:00Z'))).toBe(token)
})

test.each([
  ['an altered collection', token.replace('news', 'events')],
  ['an altered id', token.replace('6565', '6566')],
  ['a later end', token.replace(/\.(\w+)\.(?=[^.]+$)/, '.zzzzz.')],
  ['an altered signature', `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['another collection', makePreviewToken({ ...document, collection: 'customers' as 'news' }, 'fr', 'secret', now)],
  ['another secret', makePreviewToken(document, 'fr', 'other', now)],
  ['no token', ''],
])('shows nothing for %s', (_, given) => expect(read(given)).toBeNull())
