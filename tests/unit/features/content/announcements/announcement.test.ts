import {
  toEventAnnouncement,
  toNewsAnnouncement,
  toOfferAnnouncement,
} from '@/features/content/announcements/announcement'
import { both, event, idOf, newsItem, nothing, specialOffer } from '../../../v1/content-fixture'

const seen = {
  site: { slug: 'northgate', timeZone: 'America/Toronto' },
  locale: 'fr' as const,
  now: new Date('2026-11-20T17:05:00Z'),
}
const hall = { id: idOf('f'), name: both('North Hall', 'Salle Nord') }

describe('an event as visitors see it', () => {
  test('uses the language of the visitor and falls back to the other', () => {
    const brief = { en: 'Three pots.', fr: null }
    expect(toEventAnnouncement('events', event({ title: both('Chili', 'Chili du Nord'), brief }), seen)).toMatchObject({
      title: 'Chili du Nord',
      brief: 'Three pots.',
      html: null,
      path: `/northgate/event/${idOf('a')}`,
      nearness: 'today',
    })
  })

  test.each([
    ['a location of the site', { location: hall }, { id: idOf('f'), name: 'Salle Nord' }],
    [
      'the custom place, regardless of an earlier location',
      { customLocation: true, customLocationName: both('Summit Field', 'Pré du Sommet'), location: null },
      { id: null, name: 'Pré du Sommet' },
    ],
    ['null without any place', {}, null],
    ['null for a custom place without a name', { customLocation: true, customLocationName: nothing }, null],
  ])('[PUB-2.41] its place is %s', (_, given, place) => {
    expect(toEventAnnouncement('events', event(given), seen).place).toEqual(place)
  })

  test('[PUB-2.12] balanced living events have the same path segment as events', () => {
    expect(toEventAnnouncement('balanced-living-events', event(), seen).path).toBe(`/northgate/event/${idOf('a')}`)
  })
})

describe('[PUB-2.45] the link of news', () => {
  test('is its own page by default', () => {
    expect(toNewsAnnouncement(newsItem(), seen)).toMatchObject({
      path: `/northgate/news-item/${idOf('b')}`,
      link: null,
    })
  })

  test.each([
    ['external', 'https://transit.example/late', true],
    ['internal', '/northgate/events', false],
  ] as const)('of type %s is %s', (linkType, link, outside) => {
    const item = { ...newsItem(), linkType, link, buttonText: both('Go', 'Y aller') }
    expect(toNewsAnnouncement(item, seen).link).toEqual({ href: link, text: 'Y aller', outside })
  })
})

describe('the dates of news', () => {
  test('are the campus day of creation for news without dates', () => {
    expect(toNewsAnnouncement(newsItem({ createdAt: '2026-11-02T03:00:00.000Z' }), seen).start).toBe('2026-11-01')
  })

  test('keep a lone end date', () => {
    expect(toNewsAnnouncement(newsItem({ end: '2026-12-01' }), seen)).toMatchObject({ start: null, end: '2026-12-01' })
  })
})

test('[PUB-2.48] an offer uses its name as the title and has no place', () => {
  expect(toOfferAnnouncement(specialOffer({ end: '2026-11-20' }), seen)).toMatchObject({
    title: 'Deux pour un',
    path: `/northgate/special-offer/${idOf('c')}`,
    place: null,
    link: null,
    nearness: 'last-day',
  })
})
