import { campus } from '../../../demo/campus'
import type { DemoSite } from '../../../demo/shapes/campus-shape'
import { noContent } from '../../../demo/no-content'

const siteOf = (slug: string): DemoSite => {
  const site = campus.sites.find((each) => each.slug === slug)
  if (!site) throw new Error(`No demo site ${slug}`)
  return site
}
const fullSites = ['universite-saint-cyrille', 'northgate'].map(siteOf)
const screens = [
  ...['whats-on-the-menu', 'events', 'balanced_u_events', 'dining-blog', 'dining-map', 'directors-meetings'],
  ...['catering-files', 'feedback', 'hours-of-operation', 'locations', 'campus-map', 'meal-plan-purchase', 'news'],
  ...['newsletters', 'photo-albums', 'special-offers', 'staff', 'surveys'],
]
const screensOf = ({ sections }: DemoSite) =>
  sections.flatMap((section) => [section, ...section.nodes]).flatMap(({ masterSlug }) => masterSlug ?? [])

describe.each(fullSites)('$slug', ({ content, ...site }) => {
  test('has a section for each screen', () => {
    expect(screensOf({ ...site, content }).sort()).toEqual([...screens].sort())
  })

  test('has news of each link type, with and without a picture, and without a date', () => {
    expect(new Set(content.news.map(({ linkType = 'default' }) => linkType))).toEqual(
      new Set(['default', 'external', 'internal']),
    )
    expect(new Set(content.news.map(({ picture }) => picture !== undefined))).toEqual(new Set([true, false]))
    expect(content.news.filter(({ startOffsetDays }) => startOffsetDays === undefined).length).toBeGreaterThan(0)
    expect(content.news.some(({ description }) => (description?.en.match(/<h[23]>/g) ?? []).length > 5)).toBe(true)
  })

  test('has past, current and future events, at locations and elsewhere, timed and all-day', () => {
    for (const events of [content.events, content.balancedLivingEvents]) {
      const last = (it: (typeof events)[number]) => it.endOffsetDays ?? it.startOffsetDays
      expect(events.some((it) => last(it) < 0)).toBe(true)
      expect(events.some((it) => it.startOffsetDays <= 0 && last(it) >= 0)).toBe(true)
      expect(events.some((it) => it.startOffsetDays > 0)).toBe(true)
    }
    const all = [...content.events, ...content.balancedLivingEvents]
    expect(all.some(({ customLocationName }) => customLocationName)).toBe(true)
    expect(all.some(({ startsAt }) => startsAt === undefined)).toBe(true)
    expect(all.some(({ endOffsetDays }) => endOffsetDays)).toBe(true)
  })

  test('has newsletters of at least two years on any day of seeding', () => {
    expect(Math.min(...content.newsletters.map(({ offsetDays }) => offsetDays))).toBeLessThan(-366)
    expect(Math.max(...content.newsletters.map(({ offsetDays }) => offsetDays))).toBeLessThan(0)
  })

  test('has enough documents of every other kind', () => {
    const counts = {
      events: content.events.length,
      specialOffers: content.specialOffers.length,
      photos: content.photoAlbums.map(({ photos }) => photos.length >= 6 && photos.length <= 8),
      staff: content.staffMembers.length,
      surveys: content.surveys.length,
      blog: content.blogArticles.length,
      meetings: content.directorsMeetings.length,
      catering: content.cateringFiles.length,
      homepageImages: site.homepageImages.length,
    }
    expect(counts).toEqual({
      events: 7,
      specialOffers: 4,
      photos: [true, true, true],
      staff: 6,
      surveys: 3,
      blog: 4,
      meetings: 3,
      catering: 4,
      homepageImages: 3,
    })
    expect(site.homepageAlerts.map(({ icon }) => icon)).toContain('snow')
  })

  test('has its order form as an Excel workbook', () => {
    expect(content.cateringFiles.filter(({ file }) => file.endsWith('.xlsx'))).toHaveLength(1)
  })
})

test('lakeshore-college publishes every screen without content', () => {
  const { content, ...site } = siteOf('lakeshore-college')
  expect(content).toMatchObject(noContent)
  expect(screensOf({ ...site, content }).sort()).toEqual([...screens].sort())
  expect(site.sections.every(({ published }) => published)).toBe(true)
  expect([site.hasFood, site.locations.some(({ showMenus }) => showMenus)]).toEqual([false, true])
})

test('vallee-verte is the only site before its launch', () => {
  expect(siteOf('vallee-verte').prelaunch).toBe(true)
  expect(campus.sites.filter(({ prelaunch }) => prelaunch)).toHaveLength(1)
})

test('[PUB-3.18] the shared lists have the specified entries', () => {
  const names = Object.values(campus.referenceLists).map((list) => list.map(({ name }) => name.en.toLowerCase()).sort())
  expect(names).toEqual([
    [
      'american',
      'barbecue',
      'chinese',
      'french',
      'greek',
      'hamburger',
      'indian',
      'italian',
      'japanese',
      'mexican',
    ].concat(['pizza', 'seafood', 'steak', 'sushi', 'thai']),
    [
      'apple pay',
      'cash',
      'credit card',
      'dining dollars',
      'google pay',
      'meal exchange',
      'meal plan',
      'meal swipe',
    ].concat(['meal trade', 'retail swipe', 'samsung pay']),
    [
      'delivery',
      'delivery only',
      'delivery robots',
      'dine in',
      'food lockers',
      'mobile only',
      'mobile ordering',
    ].concat(['open late', 'takeout', 'takeout only']),
  ])
})

test('has a legal text of each kind', () => {
  expect(new Set(campus.legalTexts.map(({ kind }) => kind)).size).toBe(5)
})
