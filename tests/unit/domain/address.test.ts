import fc from 'fast-check'
import { isReservedSlug, isSlug, reservedSlugs, slugify } from '@/domain/address'
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
  for (const slug of ['admin', 'v1', 'files', 'mobile-privacy', 'climate-friendly', 'reset-password', '404', 'fr']) {
    expect(reservedSlugs).toContain(slug)
  }
  expect(isReservedSlug('resetPassword')).toBe(true)
  expect(isReservedSlug('ADMIN')).toBe(true)
  expect(isReservedSlug('north')).toBe(false)
})

test('a result is a value, or a refusal with its detail', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 })
  expect(refuse('bad-date')).toEqual({ ok: false, refusal: { code: 'bad-date', detail: {} } })
  expect(refuse('missing-parameter', { parameter: 'site_id' })).toMatchObject({
    refusal: { detail: { parameter: 'site_id' } },
  })
})
