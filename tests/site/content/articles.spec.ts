import { expect } from '@playwright/test'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const words = {
  en: {
    articles: 'Articles',
    articleGone: 'This article is no longer available. Here is the latest one.',
    meetingGone: 'This meeting is no longer available. Here is the next one.',
    latest: 'Why the soup is always first',
    published: 'Published on Saturday, November 14th, 2026',
    body: 'the first thing you meet is a ladle',
    other: 'The blue binder',
    otherBody: 'nobody will sigh',
    meetings: 'Meetings',
    next: 'North Hall, round table',
    nextDay: 'Sunday, November 29th, 2026',
    nextTime: '5:30pm',
    nextBody: 'Supper is on us.',
    over: 'Observatory Café',
    overBody: 'Seconds stay free in both halls.',
    catering: 'Catering',
    file: 'Catering menu',
    description: 'Breakfasts, sandwich lunches and suppers',
    size: /^\d+(\.\d)?\u00a0(KB|MB)$/,
    download: 'Download: Catering menu (opens in a new tab)',
    map: /^Plan of the Northgate campus\./,
    whole: 'View the full-size map',
    empty: {
      'dining-blog': 'Check back soon for more blogs.',
      'directors-meetings': 'Check back soon for more meetings.',
      'catering-files': 'Check back soon for catering menus.',
      'dining-map': 'Check back soon for the dining map.',
    },
  },
  fr: {
    articles: 'Articles',
    articleGone: 'Cet article n’est plus disponible. Voici le plus récent.',
    meetingGone: 'Cette rencontre n’est plus affichée. Voici la prochaine.',
    latest: 'Pourquoi la soupe est toujours au début',
    published: 'Publié le samedi 14 novembre 2026',
    body: 'c’est une louche',
    other: 'Le cahier bleu',
    otherBody: 'personne ne soupirera',
    meetings: 'Rencontres',
    next: 'Salle Nord, table ronde',
    nextDay: 'dimanche 29 novembre 2026',
    nextTime: '17h30',
    nextBody: 'Le souper est offert.',
    over: 'Café de l’Observatoire',
    overBody: 'On pourra toujours se resservir',
    catering: 'Traiteur',
    file: 'Menu du traiteur',
    description: 'Déjeuners, dîners de sandwichs et soupers',
    size: /^\d+(,\d)?\u00a0(ko|Mo)$/,
    download: 'Télécharger\u00a0: Menu du traiteur (s’ouvre dans un nouvel onglet)',
    map: /^Plan du campus Northgate\./,
    whole: 'Voir le plan en grand format',
    empty: {
      'dining-blog': 'Revenez bientôt pour lire d’autres articles.',
      'directors-meetings': 'Revenez bientôt pour connaître les prochaines rencontres.',
      'catering-files': 'Revenez bientôt pour consulter les menus du traiteur.',
      'dining-map': 'Revenez bientôt pour voir le plan des salles à manger.',
    },
  },
} as const

for (const language of languages) {
  const say = words[language]

  test(`[PUB-2.53] the latest article is open, and a tab opens another one (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/dining-blog')
    const tabs = page.getByRole('list', { name: say.articles })
    const article = page.getByRole('article', { name: say.latest })
    await expect(tabs.getByRole('link', { name: say.latest })).toHaveAttribute('aria-current', 'page')
    await expect(article).toContainText(say.published)
    await expect(article).toContainText(say.body)
    await tabs.getByRole('link', { name: say.other }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: say.other })).toContainText(say.otherBody)
    await expect(page).toHaveURL(/\?article=[0-9a-f]{24}#reading$/)
    await expect(tabs.getByRole('link', { name: say.other })).toHaveAttribute('aria-current', 'page')
    await expect(article).toHaveCount(0)
  })

  test(`[PUB-2.54] the next meeting is open with location, time and body (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/directors-meetings')
    const tabs = page.getByRole('list', { name: say.meetings })
    await expect(tabs.getByRole('link').first()).toContainText(say.next)
    await expect(tabs.getByRole('link').first()).toContainText(say.nextDay)
    const meeting = page.getByRole('article')
    for (const part of [say.next, say.nextDay, say.nextTime, say.nextBody]) await expect(meeting).toContainText(part)
    await tabs.getByRole('link', { name: say.over }).click()
    await expect(meeting).toContainText(say.overBody)
    await expect(page).toHaveURL(/\?meeting=[0-9a-f]{24}#reading$/)
  })

  test(`an unknown id shows a notice and the first item (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    for (const [path, sentence] of [
      ['dining-blog?article', say.articleGone],
      ['directors-meetings?meeting', say.meetingGone],
    ]) {
      await page.goto(`/northgate/${path}=${'f'.repeat(24)}`)
      await expect(page.getByRole('main').getByText(sentence ?? '', { exact: true })).toBeVisible()
      await expect(page.getByRole('article')).toBeVisible()
      await page.goto(`/northgate/${path?.split('?')[0]}`)
      await expect(page.getByRole('main').getByText(sentence ?? '', { exact: true })).toHaveCount(0)
    }
  })

  test(`[PUB-2.55] a catering file has a description, a size and a download button that opens a new tab (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/catering-files')
    const row = page.getByRole('table', { name: say.catering }).getByRole('row', { name: say.file }).first()
    await expect(row.getByRole('cell').first()).toContainText(say.description)
    await expect(row.getByRole('cell').nth(1)).toHaveText(say.size)
    const button = row.getByRole('link', { name: say.download })
    await expect(button).toHaveAttribute('target', '_blank')
    const address = (await button.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/files\/catering\/[^/]+\.pdf$/)
    expect((await request.get(address)).headers()['content-type']).toBe('application/pdf')
    await page.setViewportSize({ width: 600, height: 800 })
    await expect(row.getByText(say.description)).toBeHidden()
    await expect(button).toBeVisible()
  })

  test(`[PUB-2.56] the dining map is a picture with alt text and a link to its full size (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/dining-map')
    const picture = page.getByRole('main').getByRole('img', { name: say.map })
    await expect(picture).toBeVisible()
    expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(0)
    const address = (await page.getByRole('link', { name: say.whole }).getAttribute('href')) ?? ''
    expect(address).toBe(await picture.getAttribute('src'))
    expect((await request.get(address)).headers()['content-type']).toMatch(/^image\//)
  })

  test(`[PUB-2.53] [PUB-2.54] [PUB-4.2] [PUB-8.5] a campus without publications shows empty messages (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    for (const [slug, sentence] of Object.entries(say.empty)) {
      await page.goto(`/lakeshore-college/${slug}`)
      await expect(page.getByText(sentence)).toBeVisible()
    }
  })
}

test('[PUB-2.22] [PUB-2.53] tabs are beside the article on a wide screen and stacked on a small one', async ({
  page,
}) => {
  const boxOf = async (name: string, role: 'link' | 'article') =>
    (await page.getByRole('main').getByRole(role, { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.goto('/northgate/dining-blog')
  const tab = await boxOf(words.en.latest, 'link')
  const wide = await boxOf(words.en.latest, 'article')
  expect(wide.x).toBeGreaterThan(tab.x + tab.width)
  expect(Math.abs(wide.y - tab.y)).toBeLessThan(40)
  await page.setViewportSize({ width: 390, height: 800 })
  const own = await boxOf(words.en.latest, 'link')
  const stacked = await boxOf(words.en.latest, 'article')
  const next = await boxOf(words.en.other, 'link')
  expect(stacked.y).toBeGreaterThanOrEqual(own.y + own.height - 1)
  expect(next.y).toBeGreaterThanOrEqual(stacked.y + stacked.height - 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.53] [PUB-2.54] tabs open their articles and meetings', async ({ page }) => {
    for (const [slug, tab, body] of [
      ['dining-blog', words.en.other, words.en.otherBody],
      ['directors-meetings', words.en.over, words.en.overBody],
    ] as const) {
      await page.goto(`/northgate/${slug}`)
      await page.getByRole('main').getByRole('link', { name: tab }).click()
      await expect(page.getByRole('article')).toContainText(body)
    }
  })
})
