import type { Area, Operation, Role } from '@/domain/roles'
import { areas, getAccessScope, roles } from '@/domain/roles'
import { rights } from '../../support/studio/expected-rights'

const operations: Operation[] = ['read', 'create', 'update', 'delete']
const marks = { all: 'A', ownSites: 'o', none: '-' }
const staff = (role: Role) => ({ id: 's1', role, siteIds: ['north'] })

test.each(roles)('grants %s the access in the table of expected-rights.ts', (role) => {
  const granted = (area: Area) => operations.map((operation) => marks[getAccessScope(staff(role), operation, area)])
  expect(areas.map((area) => [area, granted(area).join('')])).toEqual(areas.map((area) => [area, rights[area][role]]))
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
