import { askedLocation } from '@/features/dining/components/menu-choice'
import { locationsOnMap, placeLinks } from '@/features/dining/components/place-choice'
import { location } from '../../v1/campus'

const id = (letter: string) => letter.repeat(24)
const named = (letter: string, name: string) => ({ id: id(letter), name: { en: name, fr: `Le ${name}` } })
const hidden = location({ ...named('1', 'Attic'), showMap: false })
const gone = location({ ...named('2', 'Old Barn'), active: false })
const hall = location({ ...named('3', 'North Hall'), buildingId: id('b') })
const cafe = location({ ...named('4', 'Dome'), showMenus: false })
const board = location({ ...named('5', 'Kiosk'), showMenus: false, useMenuImages: true })
const all = [hidden, gone, hall, cafe, board]

describe('[PUB-2.61] which location the map begins with', () => {
  const first = (asked: string | null, locations = all) => askedLocation(locationsOnMap(locations), asked)?.name.en

  test.each([
    [null, 'North Hall'],
    ['', 'North Hall'],
    ['dome', 'Dome'],
    ['le-dome', 'Dome'],
    ['DOME', 'Dome'],
    [id('4'), 'Dome'],
    ['attic', 'North Hall'],
    [id('2'), 'North Hall'],
    [id('9'), 'North Hall'],
    ['<script>', 'North Hall'],
  ])('%j is asked: %s', (asked, name) => expect(first(asked)).toBe(name))

  test('none where the map has none', () => expect(first(null, [hidden, gone])).toBeUndefined())
})

describe('[PUB-2.58] where the buttons of a location lead', () => {
  const pages = { menus: '/north/au-menu', hours: '/north/hours', map: '/north/campus-map' }
  const none = { menus: null, hours: null, map: null }

  test.each`
    what                                     | one       | pages                       | locale  | links
    ${'all three, each with the location'}   | ${hall}   | ${pages}                    | ${'en'} | ${{ menus: '/north/au-menu?location=north-hall', hours: '/north/hours', map: '/north/campus-map?location=north-hall' }}
    ${'as the language says it'}             | ${hall}   | ${{ ...none, map: '/map' }} | ${'fr'} | ${{ ...none, map: '/map?location=le-north-hall' }}
    ${'no page is published'}                | ${hall}   | ${none}                     | ${'en'} | ${none}
    ${'a location without menus'}            | ${cafe}   | ${{ ...pages, map: null }}  | ${'en'} | ${{ menus: null, hours: '/north/hours', map: null }}
    ${'one whose menu is a picture has one'} | ${board}  | ${{ ...pages, map: null }}  | ${'en'} | ${{ menus: '/north/au-menu?location=kiosk', hours: '/north/hours', map: null }}
    ${'a location that is not on the map'}   | ${hidden} | ${{ ...none, map: '/map' }} | ${'en'} | ${none}
  `('$what', ({ one, pages, locale, links }) => {
    expect(placeLinks(one, all, pages, locale)).toEqual(links)
  })
})
