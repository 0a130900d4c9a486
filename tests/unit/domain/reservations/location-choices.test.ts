import { listLocationChoices, type LocationSettings } from '@/domain/reservations/location-choices'

const place = (id: string, over: Partial<LocationSettings<string>> = {}): LocationSettings<string> => ({
  id,
  name: id,
  buildingId: null,
  active: true,
  takesReservations: true,
  hasHours: true,
  ...over,
})
const buildings = [
  { id: 'union', name: 'Union', active: true },
  { id: 'annex', name: 'Annex', active: false },
]

test('[CUS-5.41] offers locations that take reservations, and buildings that hold one with hours', () => {
  const places = [
    place('hall'),
    place('no-reservations', { takesReservations: false }),
    place('inactive', { active: false }),
    place('without-hours', { hasHours: false }),
    place('grill', { buildingId: 'union' }),
    place('no-hours-inside', { buildingId: 'union', hasHours: false }),
    place('cafe', { buildingId: 'annex' }),
  ]
  expect(listLocationChoices(places, buildings)).toEqual([
    { id: 'hall', name: 'hall', building: null },
    { id: 'without-hours', name: 'without-hours', building: null },
    { id: 'grill', name: 'grill', building: { id: 'union', name: 'Union' } },
  ])
})
