import { deviceSeconds, findKnownDevice, rememberDevice } from '@/server/auth/known-devices'

const secret = 'a secret of this test'
const ana = { id: '0123456789abcdef01234567', salt: 'salt-of-ana' }
const now = new Date('2026-11-27T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const remember = (account = ana, cookie: string | null = null, kind: 'customers' | 'staff' = 'customers') =>
  rememberDevice(cookie, secret, kind, account, now)
const find = (cookie: string | null, account = ana, at = now, kind: 'customers' | 'staff' = 'customers') =>
  findKnownDevice(cookie, secret, kind, account, at)

test('knows a device of its account alone, for half a year', () => {
  const cookie = remember()
  expect(find(cookie)).toMatch(/^[\w-]{12}$/)
  expect(find(cookie, ana, later(deviceSeconds - 1))).not.toBeNull()
  expect(find(cookie, ana, later(deviceSeconds + 1))).toBeNull()
  expect(find(cookie, { ...ana, id: 'ffffffffffffffffffffffff' })).toBeNull()
  expect(find(cookie, ana, now, 'staff')).toBeNull()
  expect(find(null)).toBeNull()
})

test('forgets it with a new password, whose salt is new, and refuses changed tokens', () => {
  const cookie = remember()
  expect(find(cookie, { ...ana, salt: 'another' })).toBeNull()
  const [since = '', name = '', signature = ''] = cookie.split('.')
  const forged = [
    `${since}.x${name}.${signature}`,
    `zzzzzzz.${name}.${signature}`,
    `${since}.${name}.`,
    '~~..',
    'é.é.é',
  ]
  expect(forged.map((cookie) => find(cookie))).toEqual([null, null, null, null, null])
})

test('contains neither id, salt nor secret, and at most five accounts of a shared computer', () => {
  const accounts = Array.from({ length: 7 }, (_, serial) => ({ id: `account-${serial}`, salt: `salt-${serial}` }))
  const cookie = accounts.reduce<string | null>((sum, account) => remember(account, sum), null) ?? ''
  expect(cookie).not.toMatch(/account|salt|secret/)
  expect(cookie).toMatch(/^[\w.~-]+$/)
  expect(accounts.findIndex((account) => find(cookie, account) !== null)).toBe(2)
  expect(remember(accounts[6], cookie).split('~')).toHaveLength(5)
})
