import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'

/** The lists of a new site, and the pages of announcements that are not shown. These tests need no browser. */

const events = ['Check back soon for more events.', 'Revenez bientôt pour découvrir d’autres événements.']
const empty: Record<string, string[]> = {
  events,
  'balanced-u-events': events,
  news: ['Check back soon for more news.', 'Revenez bientôt pour lire d’autres nouvelles.'],
  'special-offers': ['Check back soon for more special offers.', 'Revenez bientôt pour profiter d’autres offres.'],
  'dining-blog': ['Check back soon for more blogs.', 'Revenez bientôt pour lire d’autres articles.'],
  'directors-meetings': [
    'Check back soon for more meetings.',
    'Revenez bientôt pour connaître les prochaines rencontres.',
  ],
  'catering-files': ['Check back soon for catering menus.', 'Revenez bientôt pour consulter les menus du traiteur.'],
  'dining-map': ['Check back soon for the dining map.', 'Revenez bientôt pour voir le plan des salles à manger.'],
  staff: ['We are now taking applications!', 'Nous acceptons maintenant les candidatures!'],
  newsletters: ['Check back soon for more newsletters.', 'Revenez bientôt pour lire d’autres bulletins.'],
  surveys: ['There are no polls right now.', 'Il n’y a aucun sondage en ce moment.'],
  'photo-albums': ['Check back soon for photo albums.', 'Revenez bientôt pour voir nos albums photo.'],
  'about-dining': ['This page has no content yet.', 'Cette page n’a pas encore de contenu.'],
}

test('[PUB-2.42] [PUB-2.44] [PUB-2.49] [PUB-2.53] [PUB-2.54] [PUB-4.2] [PUB-8.5] pages of a new site show their empty messages', async ({
  request,
}) => {
  for (const [slug, sentences] of Object.entries(empty))
    for (const [index, language] of ['en', 'fr'].entries()) {
      const response = await request.get(`/lakeshore-college/${slug}`, { headers: { cookie: `l1=${language}` } })
      const html = (await response.text()).replaceAll('&#x27;', "'").replace(/<script\b.*?<\/script>/gs, '')
      const hasItems = slug !== 'about-dining' && html.includes('<article')
      const seen = {
        slug,
        language,
        status: response.status(),
        isTold: html.includes(sentences[index] ?? '-'),
        hasItems,
      }
      expect(seen).toEqual({ slug, language, status: 200, isTold: true, hasItems: false })
    }
})

test('articles and meetings that are not available say so and show the first one', async ({ request }) => {
  for (const [path, sentence] of [
    ['dining-blog?article', 'This article is no longer available. Here is the latest one.'],
    ['directors-meetings?meeting', 'This meeting is no longer available. Here is the next one.'],
  ] as const) {
    const html = await (await request.get(`/northgate/${path}=${'f'.repeat(24)}`)).text()
    expect([html.includes(sentence), html.includes('<article')]).toEqual([true, true])
    const usual = await (await request.get(`/northgate/${path.split('?')[0]}`)).text()
    expect(usual.includes(sentence)).toBe(false)
  }
})

test('[PUB-2.10] balanced living events are at both paths', async ({ request }) => {
  for (const slug of ['balanced-u-events', 'balanced_u_events', 'balanced-u-events/']) {
    const response = await request.get(`/northgate/${slug}`)
    expect([slug, response.status()]).toEqual([slug, 200])
    expect(/<h1[^>]*>Balanced living<[^]*Sunrise walk and oatmeal/.test(await response.text())).toBe(true)
  }
})
