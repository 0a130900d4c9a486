import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { siteIdOf } from '../v1/campus'
import { createdId, studioApi } from './staff-sign-in'

const messages = {
  en: {
    locations: "We didn't find any locations, but check back soon!",
    map: "Sorry, we weren't able to find locations for this campus.",
  },
  fr: {
    locations: 'Nous n’avons trouvé aucun point de service; revenez bientôt!',
    map: 'Désolés, nous n’avons pas pu trouver de points de service pour ce campus.',
  },
}

test('[PUB-2.59] [PUB-2.64] shows a message in place of locations on the list and the map of a site without locations', async ({
  request,
}) => {
  const api = await studioApi(request, 'administrator')
  const site = await siteIdOf(request, 'vallee-verte')
  const made: string[] = []
  try {
    for (const masterSlug of ['locations', 'campus-map']) {
      const section = { site, name: masterSlug, slug: masterSlug, masterSlug, published: true }
      made.push(await createdId(await api('POST', 'sections', { ...section, _status: 'published' })))
    }
    for (const language of ['en', 'fr'] as const)
      for (const [path, sentence] of [
        ['locations', messages[language].locations],
        ['campus-map', messages[language].map],
      ]) {
        const page = await request.get(`/vallee-verte/${path}`, { headers: { Cookie: `l1=${language}` } })
        expect(page.status()).toBe(200)
        const main = /<main[\s\S]*<\/main>/.exec(await page.text())?.[0].replaceAll('&#x27;', "'")
        expect(main).toContain(sentence)
        expect(main).not.toContain('<article')
      }
  } finally {
    for (const id of made) await api('DELETE', `sections/${id}`)
  }
})
