import type { Building } from '@/domain/places/location'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import { location } from '../../v1/campus-fixture'

const building = (id: string, active = true): Building => ({ id, name: { en: id, fr: id }, sortOrder: null, active })
const placed = (id: string, buildingId: string | null) => location({ id, buildingId })

test('[PUB-2.57] [PUB-2.65] groups locations by active building and lists the others as standalone', () => {
  const locations = [
    placed('a', 'north'),
    placed('b', null),
    placed('c', 'south'),
    placed('d', 'north'),
    placed('e', 'old'),
  ]
  const buildings = [building('south'), building('empty'), building('north'), building('old', false)]
  const groups = groupByBuilding(locations, buildings)
  expect(groups.buildings.map((group) => [group.building.id, group.locations.map(({ id }) => id)])).toEqual([
    ['south', ['c']],
    ['north', ['a', 'd']],
  ])
  expect(groups.standalone.map(({ id }) => id)).toEqual(['b', 'e'])
})
