import { locationResponse } from '@/contract/one-location'
import type { IdentifiedPicture } from '@/domain/campus'
import { allLocations } from '@/v1/shapes/all-locations'
import { oneLocation, type LocationAsked } from '@/v1/shapes/one-location'
import { building, location, noAddress, week } from './campus'

/** Friday 20 November 2026, 12:05 in Toronto. */
const now = new Date('2026-11-20T17:05:00Z')
const nothing = { en: null, fr: null }
const picture = (kind: IdentifiedPicture['kind'], fileName: string): IdentifiedPicture => ({
  id: 'f'.repeat(24),
  kind,
  fileName,
  thumbName: null,
  alt: { en: 'A table', fr: 'Une table' },
  width: 800,
  height: 600,
})

const full = location({
  buildingId: 'b'.repeat(24),
  address: { ...noAddress, city: 'Kingston', lat: 44.2, lon: -76.5 },
  description: { en: 'By the lake', fr: 'Au bord du lac' },
  image: picture('location', 'hall.webp'),
  contactName: 'Priya Raman',
  contactEmail: 'priya@example.edu',
  contactPhone: '6135550163',
  useMenuImages: true,
  menuImages: [picture('images', 'menu.webp')],
  schedules: [week([5], 450, 1260)],
})
const asked: LocationAsked = {
  site: { timeZone: 'America/Toronto', locationImages: true },
  location: full,
  building: building({}),
  menuContent: { en: '<p>Bowls</p>', fr: null },
  now,
}

test('[PUB-7.37] [V1-12] address and building stand first, then the keys of a list, then what is said besides', () => {
  const { location: told } = oneLocation(asked, 'fr')
  const switches = {
    with_address: false,
    with_buildings: false,
    for_menus: false,
    for_map: false,
    for_locations_page: true,
  }
  const [listed] = allLocations({ buildings: [], locations: [full], switches }, 'fr').locations
  expect(Object.keys(told)).toEqual([
    'id',
    'name',
    'address',
    'building',
    ...Object.keys(listed ?? {}).filter((key) => !['id', 'name', 'address'].includes(key)),
    'contact_name',
    'contact_email',
    'contact_phone',
    'contact_phone_formatted',
    'use_menu_images',
    'menu_images',
    'menu_content',
    'status',
    'week',
    'next_change_at',
  ])
})

test('[PUB-2.62] the panel of the map has its address, whom to ask, whether it is open, its week and its picture', () => {
  const answer = oneLocation(asked, 'fr')
  expect(answer.location).toMatchObject({
    name: 'Les Communs',
    address: { city: 'Kingston', coordinates: [-76.5, 44.2] },
    building: { id: 'b'.repeat(24), name: 'Pavillon' },
    description: 'Au bord du lac',
    image: { id: 'f'.repeat(24), file_name: 'hall.webp', alt: 'Une table' },
    contact_phone: '6135550163',
    contact_phone_formatted: '(613) 555 - 0163',
    menu_images: [{ id: 'f'.repeat(24), file_name: 'menu.webp' }],
    menu_content: '<p>Bowls</p>',
    status: { label: 'open', message: 'Ouvert. Ferme à 21h00.', color: 'green' },
    next_change_at: '2026-11-20T21:00:00.000-05:00',
  })
  expect(answer.location.week.map(({ date, closed }) => [date, closed])).toEqual([
    ['2026-11-15', true],
    ['2026-11-16', true],
    ['2026-11-17', true],
    ['2026-11-18', true],
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-21', true],
  ])
  expect(locationResponse.safeParse(answer).error).toBeUndefined()
})

test('[PUB-2.37] [PUB-2.62] no picture where the site shows none of locations, no fixed menu where there are daily ones', () => {
  const site = { ...asked.site, locationImages: false }
  const daily = { ...full, useMenuImages: false }
  const { location: told } = oneLocation({ ...asked, site, location: daily }, 'en')
  expect(told).toMatchObject({ image: null, use_menu_images: false, menu_images: [], menu_content: null })
})

test('[PUB-7.37] a location of which nothing is known has every key', () => {
  const bare = oneLocation({ ...asked, location: location({}), building: null, menuContent: nothing }, 'en')
  expect(Object.keys(bare.location)).toEqual(Object.keys(oneLocation(asked, 'en').location))
  expect(bare.location).toMatchObject({
    address: null,
    building: null,
    contact_phone_formatted: null,
    status: { color: 'grey' },
    next_change_at: null,
  })
  expect(locationResponse.safeParse(bare).error).toBeUndefined()
})
