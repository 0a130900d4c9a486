import type { Area, Operation, Role } from '@/domain/roles'
import { areas, getAccessScope, roles } from '@/domain/roles'

const operations: Operation[] = ['read', 'create', 'update', 'delete']
const reaches = { A: 'all', o: 'ownSites', '-': 'none' } as const
const staff = (role: Role) => ({ id: 's1', role, siteIds: ['north'] })

/* Each cell: read, create, update, delete. A is all sites, o own sites, - none. */
test.each`
  role               | sites     | staff     | menus     | dishes    | content   | uploads   | reference | shop      | sales     | customers | reservations | messages  | health    | foodOrders | accessLog
  ${'administrator'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'AAAA'} | ${'A---'} | ${'A-AA'} | ${'AAAA'}    | ${'A--A'} | ${'----'} | ${'----'}  | ${'A---'}
  ${'siteManager'}   | ${'o-o-'} | ${'o---'} | ${'oooo'} | ${'oooo'} | ${'oooo'} | ${'oooo'} | ${'A---'} | ${'oooo'} | ${'o---'} | ${'o-oo'} | ${'oooo'}    | ${'o--o'} | ${'----'} | ${'----'}  | ${'o---'}
  ${'editor'}        | ${'o---'} | ${'o---'} | ${'o---'} | ${'o---'} | ${'oooo'} | ${'oooo'} | ${'A---'} | ${'----'} | ${'----'} | ${'----'} | ${'----'}    | ${'----'} | ${'----'} | ${'----'}  | ${'----'}
  ${'menuEditor'}    | ${'o---'} | ${'o---'} | ${'oooo'} | ${'oooo'} | ${'o---'} | ${'oooo'} | ${'A---'} | ${'----'} | ${'----'} | ${'----'} | ${'oooo'}    | ${'----'} | ${'----'} | ${'o-oo'}  | ${'----'}
  ${'shopManager'}   | ${'o---'} | ${'o---'} | ${'o---'} | ${'o---'} | ${'o---'} | ${'oooo'} | ${'A---'} | ${'oooo'} | ${'o---'} | ${'o-o-'} | ${'----'}    | ${'----'} | ${'----'} | ${'----'}  | ${'----'}
  ${'dietitian'}     | ${'o---'} | ${'o---'} | ${'o---'} | ${'o-o-'} | ${'o---'} | ${'oooo'} | ${'A---'} | ${'----'} | ${'----'} | ${'----'} | ${'----'}    | ${'----'} | ${'o-oo'} | ${'o---'}  | ${'----'}
`('grants $role the access in the table', ({ role, ...cells }) => {
  expect(Object.keys(cells)).toEqual([...areas])
  for (const [area, cell] of Object.entries<string>(cells)) {
    const reach = operations.map((operation) => getAccessScope(staff(role), operation, area as Area))
    expect([area, reach]).toEqual([area, [...cell].map((mark) => reaches[mark as keyof typeof reaches])])
  }
})

test('denies all access to visitors and to unknown roles', () => {
  const unknownRole = staff('constructor' as Role)
  for (const area of areas) {
    for (const operation of operations) {
      expect(getAccessScope(null, operation, area)).toBe('none')
      expect(getAccessScope(unknownRole, operation, area)).toBe('none')
    }
  }
})

test('allows only administrators to change roles and sites of staff', () => {
  const allowed = roles.filter((role) =>
    operations.slice(1).some((change) => getAccessScope(staff(role), change, 'staff') !== 'none'),
  )
  expect(allowed).toEqual(['administrator'])
})
