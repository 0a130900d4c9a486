import { locationResponse } from '@/contract/places/one-location'
import { allLocations } from '@/v1/places/shapes/all-locations'
import { oneLocation, type LocationData } from '@/v1/places/shapes/one-location'
import { building, location, noAddress, week } from '../campus-fixture'
import { nothing, picture } from '../content-fixture'

/** Friday 20 November 2026, 12:05 in Toronto. */
const now = new Date('2026-11-20T17:05:00Z')
const full = location({
  buildingId: 'b'.repeat(24),
  address: { ...noAddress, city: 'Kingston', lat: 44.2, lon: -76.5 },
  description: { en: 'By the lake', fr: 'Au bord du lac' },
  image: picture('location', { fileName: 'hall.webp' }),
  contactName: 'Priya Raman',
  contactEmail: 'priya@example.edu',
  contactPhone: '6135550163',
  useMenuImages: true,
  menuImages: [picture('images', { fileName: 'menu.webp' })],
  schedules: [week([5], 450, 1260)],
})
const data: LocationData = {
  site: { timeZone: 'America/Toronto', locationImages: true },
  location: full,
  building: building({}),
  menuContent: { en: '<p>Bowls</p>', fr: null },
  schedules: [
    { ...week([5], 450, 1260), id: '5'.repeat(24), locationId: full.id, createdAt: '2026-09-01T12:00:00.000Z' },
  ],
  now,
}

test('[PUB-7.37] [V1-12] writes address and building first, then the list keys, then the details', () => {
  const { location: row } = oneLocation(data, 'fr')
  const switches = {
    with_address: false,
    with_buildings: false,
    for_menus: false,
    for_map: false,
    for_locations_page: true,
  }
  const [listed] = allLocations(
    { buildings: [], locations: [full], schedules: data.schedules, switches, now, zone: data.site.timeZone },
    'fr',
  ).locations
  expect(Object.keys(row)).toEqual([
    'id',
    'name',
    'address',
    'building',
    ...Object.keys(listed ?? {}).filter((key) => !['id', 'name', 'address'].includes(key)),
    ...['contact_name', 'contact_email', 'contact_phone', 'contact_phone_formatted', 'use_menu_images', 'menu_images'],
    ...['menu_content', 'status', 'week', 'next_change_at'],
  ])
})

test('[PUB-2.62] returns address, contact, status, week and picture for the map panel', () => {
  const answer = oneLocation(data, 'fr')
  expect(answer.location).toMatchObject({
    name: 'Les Communs',
    address: { city: 'Kingston', coordinates: [-76.5, 44.2] },
    building: { id: 'b'.repeat(24), name: 'Pavillon' },
    description: 'Au bord du lac',
    image: { id: '9'.repeat(24), file_name: 'hall.webp', alt: 'Un bol' },
    contact_phone: '6135550163',
    contact_phone_formatted: '(613) 555 - 0163',
    menu_images: [{ id: '9'.repeat(24), file_name: 'menu.webp' }],
    menu_content: '<p>Bowls</p>',
    status: { label: 'open', message: 'Ouvert. Ferme à 21h00.', color: 'green' },
    next_change_at: '2026-11-20T21:00:00.000-05:00',
  })
  expect(answer.location.week.map(({ closed }) => closed)).toEqual([true, true, true, true, true, false, true])
  expect(locationResponse.safeParse(answer).error).toBeUndefined()
})

test('[PUB-2.37] [PUB-2.62] returns no picture if the site hides location pictures, and no fixed menu beside daily menus', () => {
  const site = { ...data.site, locationImages: false }
  const daily = { ...full, useMenuImages: false }
  const { location: row } = oneLocation({ ...data, site, location: daily }, 'en')
  expect(row).toMatchObject({ image: null, use_menu_images: false, menu_images: [], menu_content: null })
})

test('[PUB-7.37] [V1-1.11] [V1-14.1] writes every key for a location without data', () => {
  const bare = oneLocation({ ...data, location: location({}), building: null, menuContent: nothing }, 'en')
  expect(Object.keys(bare.location)).toEqual(Object.keys(oneLocation(data, 'en').location))
  expect(bare.location).toMatchObject({
    address: null,
    building: null,
    contact_phone_formatted: null,
    status: { color: 'grey' },
    next_change_at: null,
  })
  expect(locationResponse.safeParse(bare).error).toBeUndefined()
})

test('[PUB-3.3] returns the hours of the location on any date, and the time zone of its address', () => {
  const [own] = data.schedules
  if (!own) throw new Error('no schedule')
  const closure = { ...own, type: 'special_hours' as const, opensAtMinute: null, closesAtMinute: null }
  const schedules = [own, { ...own, locationId: 'another' }, { ...own, type: 'meal' as const }, closure]
  const { location: row } = oneLocation({ ...data, schedules }, 'en')
  expect(row).toMatchObject({
    is_building: false,
    address: { gmt_offset: -5, gmt: -5, dst: false, abbreviation: 'EST', zone_name: 'America/Toronto' },
  })
  expect(row.schedules).toEqual([
    {
      id: own.id,
      created_at: '2026-09-01T08:00:00.000-04:00',
      days: [5],
      start: null,
      end: null,
      start_hour: 7,
      start_minutes: 30,
      end_hour: 21,
      end_minutes: 0,
      open_late: false,
      type: 'location',
    },
  ])
  const summer = oneLocation({ ...data, now: new Date('2026-07-01T16:00:00Z') }, 'en')
  expect(summer.location.address).toMatchObject({ gmt_offset: -4, gmt: -5, dst: true, abbreviation: 'EDT' })
})
