import { selectLocation } from '@/domain/menu/menu-query'
import { locationsOnMap, locationLinks } from '@/domain/places/location-links'
import { location } from '../../v1/campus-fixture'

const id = (letter: string) => letter.repeat(24)
const named = (letter: string, name: string) => ({ id: id(letter), name: { en: name, fr: `Le ${name}` } })
const hidden = location({ ...named('1', 'Attic'), showMap: false })
const inactive = location({ ...named('2', 'Old Barn'), active: false })
const hall = location({ ...named('3', 'North Hall'), buildingId: id('b') })
const cafe = location({ ...named('4', 'Dome'), showMenus: false })
const board = location({ ...named('5', 'Kiosk'), showMenus: false, useMenuImages: true })
const all = [hidden, inactive, hall, cafe, board]

describe('[PUB-2.61] the location that the map selects first', () => {
  const first = (requested: string | null, locations = all) =>
    selectLocation(locationsOnMap(locations), requested)?.name.en

  test.each([
    [null, 'North Hall'],
    ['dome', 'Dome'],
    ['le-dome', 'Dome'],
    ['DOME', 'Dome'],
    [id('4'), 'Dome'],
    ['attic', 'North Hall'],
    [id('2'), 'North Hall'],
    ['<script>', 'North Hall'],
  ])('%j selects %s', (requested, name) => expect(first(requested)).toBe(name))

  test('is undefined when no location is on the map', () => expect(first(null, [hidden, inactive])).toBeUndefined())
})

describe('[PUB-2.58] the links of a location', () => {
  const pages = { menus: '/north/au-menu', hours: '/north/hours', map: '/north/campus-map' }
  const none = { menus: null, hours: null, map: null }

  test.each`
    case                                | one       | pages                       | locale  | links
    ${'every page is published'}        | ${hall}   | ${pages}                    | ${'en'} | ${{ menus: '/north/au-menu?location=north-hall', hours: '/north/hours', map: '/north/campus-map?location=north-hall' }}
    ${'the page is in French'}          | ${hall}   | ${{ ...none, map: '/map' }} | ${'fr'} | ${{ ...none, map: '/map?location=le-north-hall' }}
    ${'no page is published'}           | ${hall}   | ${none}                     | ${'en'} | ${none}
    ${'the location has no menus'}      | ${cafe}   | ${{ ...pages, map: null }}  | ${'en'} | ${{ menus: null, hours: '/north/hours', map: null }}
    ${'the menu is an image'}           | ${board}  | ${{ ...pages, map: null }}  | ${'en'} | ${{ menus: '/north/au-menu?location=kiosk', hours: '/north/hours', map: null }}
    ${'the location is not on the map'} | ${hidden} | ${{ ...none, map: '/map' }} | ${'en'} | ${none}
  `('$case', ({ one, pages, locale, links }) => {
    expect(locationLinks(one, all, pages, locale)).toEqual(links)
  })
})
