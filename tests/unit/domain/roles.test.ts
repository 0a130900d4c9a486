import type { Area, Operation, Role } from '@/domain/roles'
import { areas, may, mayAt, roles } from '@/domain/roles'

const operations: Operation[] = ['read', 'create', 'update', 'delete']
const reaches = { A: 'all', o: 'ownSites', '-': 'none' } as const
const staff = (role: Role, siteIds = ['north']) => ({ id: 's1', role, siteIds })

/* Each cell: read, create, update, delete. A is everywhere, o their own sites, - nothing. */
test.each`
  role               | sites     | staff     | menus     | content   | uploads   | reference | shop      | sales     | customers | reservations | messages  | health    | foodOrders | accessLog
  ${'administrator'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'A---'} | ${'A-AA'} | ${'AAAA'}    | ${'A--A'} | ${'----'} | ${'----'}  | ${'A---'}
  ${'siteManager'}   | ${'o-o-'} | ${'o---'} | ${'oooo'} | ${'oooo'} | ${'oooo'} | ${'A---'} | ${'oooo'} | ${'o---'} | ${'o-oo'} | ${'oooo'}    | ${'o--o'} | ${'----'} | ${'----'}  | ${'o---'}
  ${'editor'}        | ${'o---'} | ${'o---'} | ${'o---'} | ${'oooo'} | ${'oooo'} | ${'A---'} | ${'----'} | ${'----'} | ${'----'} | ${'----'}    | ${'----'} | ${'----'} | ${'----'}  | ${'----'}
  ${'menuEditor'}    | ${'o---'} | ${'o---'} | ${'oooo'} | ${'o---'} | ${'oooo'} | ${'A---'} | ${'----'} | ${'----'} | ${'----'} | ${'oooo'}    | ${'----'} | ${'----'} | ${'o-oo'}  | ${'----'}
  ${'shopManager'}   | ${'o---'} | ${'o---'} | ${'o---'} | ${'o---'} | ${'oooo'} | ${'A---'} | ${'oooo'} | ${'o---'} | ${'o-o-'} | ${'----'}    | ${'----'} | ${'----'} | ${'----'}  | ${'----'}
  ${'dietitian'}     | ${'o---'} | ${'o---'} | ${'o---'} | ${'o---'} | ${'oooo'} | ${'A---'} | ${'----'} | ${'----'} | ${'----'} | ${'----'}    | ${'----'} | ${'o-oo'} | ${'o---'}  | ${'----'}
`('what $role may do', ({ role, ...cells }) => {
  expect(Object.keys(cells)).toEqual([...areas])
  for (const [area, cell] of Object.entries<string>(cells)) {
    const reach = operations.map((operation) => may(staff(role), operation, area as Area))
    expect([area, reach]).toEqual([area, [...cell].map((mark) => reaches[mark as keyof typeof reaches])])
  }
})

test('nobody may do anything, nor may a role that is none', () => {
  const stranger = staff('constructor' as Role)
  for (const area of areas) {
    for (const operation of operations) {
      expect(may(null, operation, area)).toBe('none')
      expect(may(stranger, operation, area)).toBe('none')
      expect(mayAt(null, operation, area, 'north')).toBe(false)
    }
  }
})

test('own sites are those of the member of staff, and none when there are none', () => {
  expect(mayAt(staff('menuEditor'), 'update', 'menus', 'north')).toBe(true)
  expect(mayAt(staff('menuEditor'), 'update', 'menus', 'south')).toBe(false)
  expect(mayAt(staff('menuEditor', []), 'update', 'menus', 'north')).toBe(false)
  expect(mayAt(staff('administrator', []), 'delete', 'sites', 'south')).toBe(true)
})

test('nobody but administrators gives anyone a role or a site', () => {
  const givers = roles.filter((role) =>
    operations.slice(1).some((change) => may(staff(role), change, 'staff') !== 'none'),
  )
  expect(givers).toEqual(['administrator'])
})
