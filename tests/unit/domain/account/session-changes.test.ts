import { findSessionChanges } from '@/domain/account/session-changes'

const now = new Date('2026-11-20T17:00:00.000Z')
const session = (id: string, expiresAt: string | Date = '2026-11-20T18:00:00.000Z') => ({ id, expiresAt })
const expired = session('old', '2026-11-20T16:59:59.000Z')
const ids = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id)

test.each([
  ['a sign-in', [session('a')], [session('a'), session('b')], { added: ['b'], renewed: [], removed: [] }],
  ['a first sign-in', [], [session('a')], { added: ['a'], renewed: [], removed: [] }],
  [
    'a sign-in that does not know another one keeps it, and removes an expired one',
    [session('a'), expired],
    [session('b')],
    { added: ['b'], renewed: [], removed: ['old'] },
  ],
  [
    'a renewal that does not know a sign-in keeps it',
    [session('a'), session('b')],
    [session('a', new Date('2026-11-20T19:00:00.000Z'))],
    { added: [], renewed: ['a'], removed: [] },
  ],
  ['a sign-out', [session('a'), session('b')], [session('b')], { added: [], renewed: [], removed: ['a'] }],
  ['the end of all', [session('a'), session('b')], [], { added: [], renewed: [], removed: ['a', 'b'] }],
  [
    'the same list, with dates instead of texts',
    [session('a')],
    [session('a', new Date('2026-11-20T18:00:00.000Z'))],
    { added: [], renewed: [], removed: [] },
  ],
])('%s', (_, stored, wanted, expected) => {
  const { added, renewed, removed } = findSessionChanges(stored, wanted, now)
  expect({ added: ids(added), renewed: ids(renewed), removed }).toEqual(expected)
})
