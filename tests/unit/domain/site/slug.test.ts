import fc from 'fast-check'
import { isReservedSlug, isReservedSectionSlug, isSlug, slugify } from '@/domain/site/slug'

fc.configureGlobal({ seed: 1 })

test.each`
  text                          | slug
  ${'Main Campus'}              | ${'main-campus'}
  ${"Café de l'Œuvre"}          | ${'cafe-de-loeuvre'}
  ${'Université d’été – Élan!'} | ${'universite-dete-elan'}
  ${'  News & Events 2026  '}   | ${'news-events-2026'}
  ${'balanced_u'}               | ${'balanced-u'}
  ${'日本'}                     | ${''}
  ${'x'.repeat(200)}            | ${'x'.repeat(80)}
`('$text becomes $slug', ({ text, slug }) => {
  expect(slugify(text)).toBe(slug)
})

test('converts any text to a valid slug or to nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugify(text)
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

test('cuts a long title between words', () => {
  const slug = slugify('a title of many words that goes on '.repeat(5))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/^a-title-of-many-words-that-goes-on-a-title/)
  expect(slug).toMatch(/-(a|title|of|many|words|that|goes|on)$/)
})

test.each(['whats-on-the-menu', 'balanced_u_events', 'north2'])('%s is a slug', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each(['', 'Main', '-a', 'a-', 'a--b', 'a b', 'a/b', 'a.b', 'é', 'a\n', 'x'.repeat(81)])(
  '%j is not a slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)

test('reserves the URLs of the product, in any case', () => {
  for (const slug of [
    ...['admin', 'v1', 'feeds', 'files', 'mobile-privacy', 'climate-friendly', 'reset-password', '404', 'fr'],
  ]) {
    expect(isReservedSlug(slug)).toBe(true)
  }
  expect(isReservedSlug('resetPassword')).toBe(true)
  expect(isReservedSlug('ADMIN')).toBe(true)
  expect(isReservedSlug('north')).toBe(false)
})

describe('sections cannot use the URLs of screens and fixed pages', () => {
  test.each([
    ['customer-account', null, true],
    ['login', null, true],
    ['signup', null, true],
    ['order-complete', 'order-complete', true],
    ['dietary-health-form', null, true],
    ['on-the-go-valentine-dining', null, true],
    ['news-item', null, true],
    ['event', null, true],
    ['board', null, true],
    ['accessibility-statement', null, true],
    ['contact', null, false],
    ['contact', 'news', true],
    ['LOGIN', null, true],
    ['dish-search', null, true],
    ['search', null, true],
    ['plate', 'events', true],
    ['privacy', null, false],
    ['privacy', 'privacy', false],
    ['privacy', 'staff', true],
    ['terms-of-use', 'news', true],
    ['terms-of-use', '', false],
    ['balanced-u-events', null, false],
    ['balanced-u-events', 'balanced_u_events', false],
    ['balanced-u-events', 'events', true],
    ['constructor', 'news', false],
    ['events', 'events', false],
    ['meal-plan-purchase', null, false],
    ['admin', null, false],
    ['login-help', null, false],
  ])('%s with master slug %j: reserved %s', (slug, masterSlug, reserved) => {
    expect(isReservedSectionSlug({ slug, masterSlug })).toBe(reserved)
  })
})
