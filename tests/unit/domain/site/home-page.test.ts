import {
  carouselImages,
  popupClosedCookie,
  getActivePopup,
  isPopupClosed,
  selectPopup,
  type HomepageImage,
  type Popup,
} from '@/domain/site/home-page'

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
  what                             | images                                                                            | shown
  ${'no pictures'}                 | ${[]}                                                                             | ${[]}
  ${'pictures in order'}           | ${[image('a'), image('b')]}                                                       | ${['a', 'b']}
  ${'an inactive picture'}         | ${[image('a', { active: false }), image('b')]}                                    | ${['b']}
  ${'a default picture'}           | ${[image('a'), image('b', { isDefault: true }), image('c')]}                      | ${['b', 'a', 'c']}
  ${'two default pictures'}        | ${[image('a'), image('b', { isDefault: true }), image('c', { isDefault: true })]} | ${['b', 'c', 'a']}
  ${'an inactive default picture'} | ${[image('a'), image('b', { isDefault: true, active: false })]}                   | ${['a']}
`('[PUB-2.31] shows $shown in the carousel for $what', ({ images, shown }) => {
  expect(carouselImages(images).map(({ id }) => id)).toEqual(shown)
})

test.each`
  what                  | given                          | today           | opens
  ${'without dates'}    | ${{}}                          | ${'2026-11-20'} | ${true}
  ${'on its first day'} | ${{ showFrom: '2026-11-20' }}  | ${'2026-11-20'} | ${true}
  ${'the day before'}   | ${{ showFrom: '2026-11-20' }}  | ${'2026-11-19'} | ${false}
  ${'on its last day'}  | ${{ showUntil: '2026-11-20' }} | ${'2026-11-20'} | ${true}
  ${'the day after'}    | ${{ showUntil: '2026-11-20' }} | ${'2026-11-21'} | ${false}
`('shows a popup $what: $opens', ({ given, today, opens }) => {
  expect(getActivePopup(popup(given), today) !== null).toBe(opens)
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
`('[PUB-2.29] [PUB-4.11] reads from the cookies "$cookies" that a popup is closed: $closed', ({ cookies, closed }) => {
  expect(isPopupClosed({ id: 'chili' }, cookies)).toBe(closed)
})

test('[PUB-2.30] [PUB-9.1] keeps a popup closed for its number of days', () => {
  expect(popupClosedCookie(popup())).toBe('popup-chili=true; Path=/; Max-Age=604800; SameSite=Lax')
  expect(popupClosedCookie(popup({ daysBetweenViews: 0 }))).toContain('Max-Age=0')
})

test.each([
  ['the one that the site names', { showFrom: null }, {}, 'named'],
  ['the one of editors, when the site’s is over', { showUntil: '2026-11-19' }, {}, 'editors'],
  ['none, when both are over', { showUntil: '2026-11-19' }, { showUntil: '2026-11-19' }, null],
])('[PUB-2.29] selects a popup: %s', (_, named, editors, id) => {
  const popup = (name: string, over: object) =>
    ({ id: name, showFrom: null, showUntil: null, ...over }) as Parameters<typeof selectPopup>[0] & object
  const selected = selectPopup(popup('named', named), [popup('editors', editors)], '2026-11-20')
  expect(getActivePopup(selected, '2026-11-20')?.id ?? null).toBe(id)
})
