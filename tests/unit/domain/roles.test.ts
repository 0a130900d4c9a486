import { areas, getAccessScope, roles, type Operation, type Role } from '@/domain/roles'
import { rights } from '../../support/studio/expected-rights'

const operations: Operation[] = ['read', 'create', 'update', 'delete']
const reaches = { A: 'all', o: 'ownSites', '-': 'none' } as const
const staff = (role: Role) => ({ id: 's1', role, siteIds: ['north'] })

test.each(roles)('grants %s the access in the table', (role) => {
  for (const area of areas) {
    const reach = operations.map((operation) => getAccessScope(staff(role), operation, area))
    expect([area, reach]).toEqual([area, [...rights[area][role]].map((mark) => reaches[mark as keyof typeof reaches])])
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
