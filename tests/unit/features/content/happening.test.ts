import { eventSeen, newsSeen, offerSeen } from '@/features/content/happening'
import { both, event, idOf, newsItem, nothing, specialOffer } from '../../v1/content'

const seen = {
  site: { slug: 'northgate', timeZone: 'America/Toronto' },
  locale: 'fr' as const,
  now: new Date('2026-11-20T17:05:00Z'),
}
const hall = { id: idOf('f'), name: both('North Hall', 'Salle Nord') }

describe('[PUB-2.41] an event as visitors see it', () => {
  test('in their language, the other one where theirs has no text', () => {
    const brief = { en: 'Three pots.', fr: null }
    expect(eventSeen('events', event({ title: both('Chili', 'Chili du Nord'), brief }), seen)).toMatchObject({
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
      'a place by its own name, whatever location was chosen before',
      { customLocation: true, customLocationName: both('Summit Field', 'Pré du Sommet'), location: null },
      { id: null, name: 'Pré du Sommet' },
    ],
    ['nothing where nothing is said', {}, null],
    ['nothing where the other place has no name', { customLocation: true, customLocationName: nothing }, null],
  ])('its place is %s', (_, given, place) => {
    expect(eventSeen('events', event(given), seen).place).toEqual(place)
  })

  test('[PUB-2.12] those about balanced living share the word of the address', () => {
    expect(eventSeen('balanced-living-events', event(), seen).path).toBe(`/northgate/event/${idOf('a')}`)
  })
})

describe('[PUB-2.45] where news leads', () => {
  test('to its own page by default', () => {
    expect(newsSeen(newsItem(), seen)).toMatchObject({ path: `/northgate/news-item/${idOf('b')}`, link: null })
  })

  test.each([
    ['external', 'https://transit.example/late', true],
    ['internal', '/northgate/events', false],
  ] as const)('%s news leads to %s', (linkType, link, outside) => {
    const item = { ...newsItem(), linkType, link, buttonText: both('Go', 'Y aller') }
    expect(newsSeen(item, seen).link).toEqual({ href: link, text: 'Y aller', outside })
  })
})

describe('[PUB-2.44] the days of news', () => {
  test('news without any day is of the campus day on which it was written', () => {
    expect(newsSeen(newsItem({ createdAt: '2026-11-02T03:00:00.000Z' }), seen).start).toBe('2026-11-01')
  })

  test('news that only ends keeps that', () => {
    expect(newsSeen(newsItem({ end: '2026-12-01' }), seen)).toMatchObject({ start: null, end: '2026-12-01' })
  })
})

test('[PUB-2.48] an offer has a name for a title and takes place nowhere', () => {
  expect(offerSeen(specialOffer({ end: '2026-11-20' }), seen)).toMatchObject({
    title: 'Deux pour un',
    path: `/northgate/special-offer/${idOf('c')}`,
    place: null,
    link: null,
    nearness: 'last-day',
  })
})
