import { carouselImages, closedCookie, popupOn, wasClosed, type HomepageImage, type Popup } from '@/domain/home-page'

const nothing = { en: null, fr: null }
const image = (id: string, given: Partial<HomepageImage> = {}): HomepageImage => ({
  id,
  picture: { kind: 'images', fileName: `${id}.webp`, thumbName: null, alt: nothing, width: 1600, height: 720 },
  fileSize: null,
  storedAt: null,
  caption: nothing,
  captionColor: null,
  link: null,
  eventId: null,
  specialOfferId: null,
  locationId: null,
  isDefault: false,
  active: true,
  ...given,
})
const popup = (given: Partial<Popup> = {}): Popup => ({
  id: 'chili',
  title: { en: 'Three chilis', fr: 'Trois chilis' },
  message: nothing,
  picture: null,
  link: null,
  daysBetweenViews: 7,
  showFrom: null,
  showUntil: null,
  ...given,
})

test.each`
  what                                   | images                                                                            | shown
  ${'none at all'}                       | ${[]}                                                                             | ${[]}
  ${'their order'}                       | ${[image('a'), image('b')]}                                                       | ${['a', 'b']}
  ${'one that is not in use'}            | ${[image('a', { active: false }), image('b')]}                                    | ${['b']}
  ${'the first of all'}                  | ${[image('a'), image('b', { isDefault: true }), image('c')]}                      | ${['b', 'a', 'c']}
  ${'two that are to be first'}          | ${[image('a'), image('b', { isDefault: true }), image('c', { isDefault: true })]} | ${['b', 'c', 'a']}
  ${'the first of all, when out of use'} | ${[image('a'), image('b', { isDefault: true, active: false })]}                   | ${['a']}
`('[PUB-2.31] the carousel shows $shown for $what', ({ images, shown }) => {
  expect(carouselImages(images).map(({ id }) => id)).toEqual(shown)
})

test.each`
  what                  | given                          | today           | opens
  ${'without days'}     | ${{}}                          | ${'2026-11-20'} | ${true}
  ${'on its first day'} | ${{ showFrom: '2026-11-20' }}  | ${'2026-11-20'} | ${true}
  ${'the day before'}   | ${{ showFrom: '2026-11-20' }}  | ${'2026-11-19'} | ${false}
  ${'on its last day'}  | ${{ showUntil: '2026-11-20' }} | ${'2026-11-20'} | ${true}
  ${'the day after'}    | ${{ showUntil: '2026-11-20' }} | ${'2026-11-21'} | ${false}
`('[PUB-2.29] a popup $what: $opens', ({ given, today, opens }) => {
  expect(popupOn(popup(given), today) !== null).toBe(opens)
})

test.each`
  cookies                           | closed
  ${''}                             | ${false}
  ${'popup-chili=true'}             | ${true}
  ${'l1=fr; popup-chili=true; a=b'} | ${true}
  ${'l1=fr;popup-chili=true'}       | ${true}
  ${'popup-chili=false'}            | ${false}
  ${'popup-chili='}                 | ${false}
  ${'popup-chili=truely'}           | ${false}
  ${'popup-other=true'}             | ${false}
  ${'my-popup-chili=true'}          | ${false}
`('[PUB-2.29] [PUB-4.11] the cookies "$cookies" say that it was closed: $closed', ({ cookies, closed }) => {
  expect(wasClosed({ id: 'chili' }, cookies)).toBe(closed)
})

test('[PUB-2.30] [PUB-9.1] closing is remembered for the days that staff gave', () => {
  expect(closedCookie(popup())).toBe('popup-chili=true; Path=/; Max-Age=604800; SameSite=Lax')
  expect(closedCookie(popup({ daysBetweenViews: 0 }))).toContain('Max-Age=0')
})
