import fc from 'fast-check'
import { isReservedSlug, isReservedUnderSite, isSlug, reservedSlugs, slugify } from '@/domain/address'
import { ok, refuse } from '@/domain/result'

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

test('a slug made from any text is a slug or empty, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugify(text)
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

test('a long title is cut between words', () => {
  const slug = slugify('a title of many words that goes on '.repeat(5))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/^a-title-of-many-words-that-goes-on-a-title/)
  expect(slug).toMatch(/-(a|title|of|many|words|that|goes|on)$/)
})

test.each(['whats-on-the-menu', 'balanced_u_events', 'north2'])('[PUB-2.15] %s is a slug', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each(['', 'Main', '-a', 'a-', 'a--b', 'a b', 'a/b', 'a.b', 'é', 'a\n', 'x'.repeat(81)])(
  '%j is not a slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)

test('[PUB-2.4, PUB-2.5] no site takes an address of the product, in capitals neither', () => {
  for (const slug of [
    'admin',
    'v1',
    'feeds',
    'files',
    'mobile-privacy',
    'climate-friendly',
    'reset-password',
    '404',
    'fr',
  ]) {
    expect(reservedSlugs).toContain(slug)
  }
  expect(isReservedSlug('resetPassword')).toBe(true)
  expect(isReservedSlug('ADMIN')).toBe(true)
  expect(isReservedSlug('north')).toBe(false)
})

describe('[PUB-2.7] to [PUB-2.15] a section takes no address that a route under its site owns', () => {
  test.each([
    ['customer-account', null, true],
    ['gerer-votre-compte', null, true],
    ['login', null, true],
    ['se-connecter-a-votre-compte', null, true],
    ['signup', null, true],
    ['sinscrire', null, true],
    ['order-complete', 'order-complete', true],
    ['dietary-health-form', null, true],
    ['on-the-go-valentine-dining', null, true],
    ['news-item', null, true],
    ['event', null, true],
    ['special-offer', null, true],
    ['app-icon', null, true],
    ['board', null, true],
    ['LOGIN', null, true],
    ['dish-search', null, true],
    ['plate', 'events', true],
    ['privacy', null, false],
    ['privacy', 'privacy', false],
    ['privacy', 'staff', true],
    ['terms-of-use', 'news', true],
    ['microsite', null, false],
    ['microsite', 'microsite', false],
    ['microsite', 'news', true],
    ['terms-of-use', '', false],
    ['balanced-u-events', null, false],
    ['balanced-u-events', 'balanced_u_events', false],
    ['balanced-u-events', 'events', true],
    ['constructor', 'news', false],
    ['balanced_u_events', null, false],
    ['events', null, false],
    ['events', 'events', false],
    ['news', null, false],
    ['staff', null, false],
    ['special-offers', null, false],
    ['meal-plan-purchase', null, false],
    ['admin', null, false],
    ['login-help', null, false],
  ])('%s with master slug %j: reserved %s', (slug, masterSlug, reserved) => {
    expect(isReservedUnderSite({ slug, masterSlug })).toBe(reserved)
  })
})

test('a result is a value, or a refusal with its detail', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 })
  expect(refuse('bad-date')).toEqual({ ok: false, refusal: { code: 'bad-date', detail: {} } })
  expect(refuse('missing-parameter', { parameter: 'site_id' })).toMatchObject({
    refusal: { detail: { parameter: 'site_id' } },
  })
})
