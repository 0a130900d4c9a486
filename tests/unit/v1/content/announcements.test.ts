import * as shapes from '@/v1/content/shapes/announcements'
import { both, event, idOf, newsItem, nothing, picture, specialOffer } from '../content-fixture'

const zone = 'America/Toronto'

const fullEvent = event({
  title: both('Soup night', 'Soirée soupe'),
  brief: both('Four soups.', 'Quatre soupes.'),
  description: both('<p>Come.</p>', '<p>Venez.</p>'),
  start: '2026-11-20',
  end: '2026-11-21',
  startsAtMinute: 1050,
  endsAtMinute: 0,
  featured: true,
  picture: picture('event'),
  location: { id: idOf('e'), name: both('North Hall', 'Salle Nord') },
})
const fullNews = {
  ...newsItem({
    brief: both('Since Monday.', 'Depuis lundi.'),
    description: both('<p>Boxes.</p>', '<p>Boîtes.</p>'),
    start: '2026-11-16',
    startsAtMinute: 420,
    customLocation: true,
    customLocationName: both('The quad', 'La place'),
    picture: picture('news', { thumbName: null }),
  }),
  linkType: 'external' as const,
  link: 'https://example.com/boxes',
  buttonText: both('Order', 'Commander'),
}
const fullOffer = specialOffer({
  brief: both('On soups.', 'Sur les soupes.'),
  description: both('<p>All week.</p>', '<p>Toute la semaine.</p>'),
  start: '2026-11-16',
  end: '2026-11-20',
  showFrom: '2026-11-09',
  picture: picture('special'),
})

const pictureJson = (alt: string, thumb = 'soup-0a1b2c3d4e-446x402.webp') =>
  `{"id":"999999999999999999999999","file_name":"soup-0a1b2c3d4e.webp","thumb_name":"${thumb}","alt":"${alt}","width":892,"height":804}`

test('[PUB-3.9] [V1-12] writes an event byte for byte', () => {
  expect(JSON.stringify(shapes.event({ item: fullEvent, zone }, 'en'))).toBe(
    '{"status":"success","request_time":0.001,"records":1,"event":{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","title":"Soup night",' +
      '"description":"<p>Come.</p>","start":"2026-11-20T17:30:00.000-05:00","end":"2026-11-21T00:00:00.000-05:00",' +
      `"active":true,"featured":true,"picture":${pictureJson('A bowl')},"brief":"Four soups.",` +
      '"start_date":"2026-11-20","end_date":"2026-11-21","use_date_parts":true,"start_hour":17,"start_minutes":30,' +
      '"end_hour":0,"end_minutes":0,"location":{"id":"eeeeeeeeeeeeeeeeeeeeeeee","name":"North Hall"},' +
      '"custom_location":false,"custom_location_name":null}}',
  )
})

test('[PUB-3.9] [V1-1.11] [V1-14.1] writes every key for a whole-day event without details', () => {
  const bare = shapes.event({ item: event(), zone }, 'fr').event
  expect(Object.keys(bare)).toEqual(Object.keys(shapes.event({ item: fullEvent, zone }, 'fr').event))
  expect(bare).toMatchObject({
    title: 'Foire',
    description: null,
    start: '2026-11-20T00:00:00.000-05:00',
    end: '2026-11-20T23:59:59.999-05:00',
    featured: false,
    picture: null,
    brief: null,
    use_date_parts: false,
    start_hour: null,
    start_minutes: null,
    end_hour: null,
    end_minutes: null,
    location: null,
  })
})

test.each`
  at                    | date            | start
  ${'America/Toronto'}  | ${'2026-07-01'} | ${'2026-07-01T09:05:00.000-04:00'}
  ${'America/St_Johns'} | ${'2026-11-20'} | ${'2026-11-20T09:05:00.000-03:30'}
`('[V1-1.14] writes 9:05 on $date in $at as $start', ({ at, date, start }) => {
  const item = event({ start: date, end: date, startsAtMinute: 545 })
  expect(shapes.event({ item, zone: at }, 'en').event).toMatchObject({ start, start_hour: 9, start_minutes: 5 })
})

test('[PUB-3.10] [PUB-2.45] writes news with an external link byte for byte', () => {
  expect(JSON.stringify(shapes.newsItem({ item: fullNews, zone }, 'fr'))).toBe(
    '{"status":"success","request_time":0.001,"records":1,"news":{"id":"bbbbbbbbbbbbbbbbbbbbbbbb","title":"Boîtes",' +
      '"description":"<p>Boîtes.</p>","start":"2026-11-16T07:00:00.000-05:00","end":null,"active":true,' +
      `"picture":${pictureJson('Un bol', 'soup-0a1b2c3d4e.webp')},"brief":"Depuis lundi.","start_date":"2026-11-16",` +
      '"end_date":null,"use_date_parts":true,"start_hour":7,"start_minutes":0,"end_hour":null,"end_minutes":null,' +
      '"location":null,"custom_location":true,"custom_location_name":"La place","link_type":"external",' +
      '"link":"https://example.com/boxes","button_text":"Commander"}}',
  )
})

test('[PUB-3.10] writes null dates and the default link type for news without either', () => {
  const bare = shapes.newsItem({ item: newsItem(), zone }, 'en').news
  expect(Object.keys(bare)).toEqual(Object.keys(shapes.newsItem({ item: fullNews, zone }, 'en').news))
  expect(bare).toMatchObject({ start: null, end: null, link_type: 'default', link: null, button_text: null })
})

test('[PUB-3.11] [V1-12] writes an offer byte for byte', () => {
  expect(JSON.stringify(shapes.specialOffer({ item: fullOffer, zone }, 'fr'))).toBe(
    '{"status":"success","request_time":0.001,"records":1,"special_offer":{"id":"cccccccccccccccccccccccc",' +
      '"name":"Deux pour un","brief":"Sur les soupes.","description":"<p>Toute la semaine.</p>","active":true,' +
      '"start":"2026-11-16T00:00:00.000-05:00","end":"2026-11-20T23:59:59.999-05:00","public_on":"2026-11-09",' +
      `"picture":${pictureJson('Un bol')},"start_date":"2026-11-16","end_date":"2026-11-20"}}`,
  )
  expect(shapes.specialOffer({ item: specialOffer(), zone }, 'en').special_offer).toMatchObject({
    start: null,
    end: null,
    public_on: null,
    picture: null,
    brief: null,
  })
})

test('falls back to the other language for a missing text', () => {
  const item = event({ brief: { en: 'Four soups.', fr: null }, description: { en: '', fr: '<p>Venez.</p>' } })
  expect(shapes.event({ item, zone }, 'fr').event.brief).toBe('Four soups.')
  expect(shapes.event({ item, zone }, 'en').event.description).toBe('<p>Venez.</p>')
  expect(shapes.event({ item: event({ brief: nothing }), zone }, 'fr').event.brief).toBeNull()
})

test('[PUB-7.10] [PUB-7.12] writes the page slugs after the rows', () => {
  const data = { items: [], zone, eventSlug: 'evenements', specialOfferSlug: 'offres' }
  expect(Object.entries(shapes.upcomingEvents(data, 'fr')).slice(3)).toEqual([
    ['current_events', []],
    ['event_slug', 'evenements'],
    ['special_offer_slug', 'offres'],
  ])
  expect(Object.entries(shapes.news({ items: [], zone, newsSlug: 'nouvelles' }, 'fr')).slice(3)).toEqual([
    ['news', []],
    ['news_slug', 'nouvelles'],
  ])
})
