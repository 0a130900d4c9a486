import {
  toEventAnnouncement,
  toNewsAnnouncement,
  toOfferAnnouncement,
} from '@/features/content/announcements/announcement'
import { buildAnnouncementData } from '@/features/content/announcements/announcement-structured-data'
import { noAddress, site } from '../../../v1/campus-fixture'
import { both, event, idOf, newsItem, picture, specialOffer } from '../../../v1/content-fixture'

const northgate = site({})
const given = { site: northgate, locale: 'en' as const, base: 'https://dining.example.edu', address: null }
const seen = { site: northgate, locale: 'en' as const, now: new Date('2026-11-20T17:05:00Z') }
const northgateData = {
  '@type': 'Organization',
  '@id': 'https://dining.example.edu/northgate',
  name: 'Northgate',
  url: 'https://dining.example.edu/northgate',
}

test('describes an event with all known properties', () => {
  const evening = event({
    brief: both('Three pots.'),
    picture: picture('event'),
    startsAtMinute: 1020,
    endsAtMinute: 1140,
    location: { id: idOf('f'), name: both('North Hall') },
  })
  const address = { ...noAddress, street: '1 Maple Street', city: 'Kingston', state: 'ON', zipCode: 'K7L 3N6' }
  expect(buildAnnouncementData(toEventAnnouncement('events', evening, seen), { ...given, address })).toEqual({
    '@type': 'Event',
    '@id': `https://dining.example.edu/northgate/event/${idOf('a')}`,
    url: `https://dining.example.edu/northgate/event/${idOf('a')}`,
    name: 'Fair',
    description: 'Three pots.',
    image: 'https://dining.example.edu/files/event/soup-0a1b2c3d4e.webp',
    inLanguage: 'en-CA',
    startDate: '2026-11-20T17:00:00.000-05:00',
    endDate: '2026-11-20T19:00:00.000-05:00',
    location: {
      '@type': 'Place',
      '@id': `https://dining.example.edu/northgate#${idOf('f')}`,
      name: 'North Hall',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Maple Street',
        addressLocality: 'Kingston',
        addressRegion: 'ON',
        postalCode: 'K7L 3N6',
        addressCountry: 'CA',
      },
    },
    organizer: northgateData,
  })
})

test('omits times, address and id of an all-day event at a custom place', () => {
  const days = event({
    end: '2026-11-22',
    customLocation: true,
    customLocationName: both('Summit Field', 'Pré du Sommet'),
  })
  const data = buildAnnouncementData(toEventAnnouncement('balanced-living-events', days, { ...seen, locale: 'fr' }), {
    ...given,
    locale: 'fr',
  })
  expect(data).toMatchObject({ name: 'Foire', inLanguage: 'fr-CA', startDate: '2026-11-20', endDate: '2026-11-22' })
  expect(data).toHaveProperty('location', { '@type': 'Place', name: 'Pré du Sommet' })
  for (const unknown of ['description', 'image']) expect(data).not.toHaveProperty(unknown)
})

test('news is published when first shown and never modified before', () => {
  const item = newsItem({ showFrom: '2026-11-05' })
  expect(buildAnnouncementData(toNewsAnnouncement(item, seen), given)).toEqual({
    '@type': 'NewsArticle',
    '@id': `https://dining.example.edu/northgate/news-item/${idOf('b')}`,
    url: `https://dining.example.edu/northgate/news-item/${idOf('b')}`,
    mainEntityOfPage: `https://dining.example.edu/northgate/news-item/${idOf('b')}`,
    headline: 'Boxes',
    inLanguage: 'en-CA',
    datePublished: '2026-11-05T00:00:00.000-05:00',
    dateModified: '2026-11-05T00:00:00.000-05:00',
    author: northgateData,
    publisher: northgateData,
  })
  const corrected = newsItem({ showFrom: '2026-11-05', updatedAt: '2026-11-06T15:00:00.000Z' })
  expect(buildAnnouncementData(toNewsAnnouncement(corrected, seen), given)).toMatchObject({
    dateModified: '2026-11-06T10:00:00.000-05:00',
  })
})

test('an offer has its dates and no price', () => {
  const offer = specialOffer({ end: '2026-12-01', brief: both('At Kettlewick.') })
  expect(buildAnnouncementData(toOfferAnnouncement(offer, seen), given)).toEqual({
    '@type': 'Offer',
    '@id': `https://dining.example.edu/northgate/special-offer/${idOf('c')}`,
    url: `https://dining.example.edu/northgate/special-offer/${idOf('c')}`,
    name: 'Two for one',
    description: 'At Kettlewick.',
    validThrough: '2026-12-01',
    offeredBy: northgateData,
  })
})
