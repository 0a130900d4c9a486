import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { surveysResponse } from '@/contract/content/surveys'
import { callApi, siteIdOf } from '../../v1/campus'
import { type Language, languages, setLanguage } from '../../support/browser/site-pages'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const pollOf = (page: Page, question: string) => page.getByRole('article').filter({ hasText: question })

const polls = {
  en: {
    question: 'Music at North Hall?',
    choice: 'Only on Fridays',
    others: ['Yes, quietly', 'Please, no'],
    mine: 'Your choice',
    votes: /^\d+ votes?$/,
    failed: 'Your vote was not counted. Try again in a moment.',
    tooMany: 'Too many votes came from your network. Wait a moment, then try again.',
    thanks: 'Thanks! Your vote has been counted.',
    gone: 'This poll has ended. Your vote was not counted.',
    empty: 'There are no polls right now.',
  },
  fr: {
    question: 'À quelle heure voulez-vous déjeuner la fin de semaine',
    choice: 'Dès 8\u00a0h',
    others: ['9\u00a0h\u00a030, c’est parfait', 'Il y a un déjeuner la fin de semaine?'],
    mine: 'Votre choix',
    votes: /^\d+ votes?$/,
    failed: 'Votre vote n’a pas été compté. Réessayez dans un instant.',
    tooMany: 'Trop de votes proviennent de votre réseau. Attendez un instant, puis réessayez.',
    thanks: 'Merci! Votre vote a été compté.',
    gone: 'Ce sondage est terminé. Votre vote n’a pas été compté.',
    empty: 'Il n’y a aucun sondage en ce moment.',
  },
} as const

async function standing(request: APIRequestContext, question: string, locale: Language) {
  const asked = `surveys/public_list?site_id=${await siteIdOf(request, 'northgate')}&locale=${locale}`
  const { surveys } = await callApi(request, asked, surveysResponse)
  const survey = surveys.find((it) => it.question.startsWith(question))
  if (!survey) throw new Error(`No poll ${question}`)
  return survey
}

for (const language of languages) {
  const say = polls[language]

  test(`[PUB-2.50] [PUB-4.12] [PUB-9.6] [CUS-9.15] a choice counts as a vote, and the poll then shows rounded results (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/surveys')
    const poll = pollOf(page, say.question)
    const before = await standing(request, say.question, language)
    await expect(poll.getByText('%')).toHaveCount(0)
    await poll.getByRole('button', { name: say.choice }).focus()
    await page.keyboard.press('Enter')
    await expect(poll.getByRole('listitem').filter({ hasText: say.choice })).toContainText(say.mine)
    await expect(poll.getByRole('group')).toBeFocused()
    await expect(poll.getByRole('status')).toHaveText(say.thanks)
    await expect(poll.getByText(say.votes)).toHaveText(new RegExp(`^${before.total_votes + 1} `))
    for (const { choice, votes } of before.choices) {
      const share = Math.round((100 * (votes + (choice === say.choice ? 1 : 0))) / (before.total_votes + 1))
      const row = poll.getByRole('listitem').filter({ hasText: choice })
      await expect(row.getByRole('strong')).toHaveText(new RegExp(`^${share}${language === 'fr' ? '\u00a0' : ''}%$`))
    }
    await expect(poll.getByRole('button')).toHaveCount(0)

    const kept = (await page.context().cookies()).find(({ name }) => name === `survey_${before.id}`)
    expect(kept?.value).toBe(before.choices.find(({ choice }) => choice === say.choice)?.id)
    expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400)
    await page.reload()
    await expect(poll.getByRole('listitem').filter({ hasText: say.choice })).toContainText(say.mine)
    expect(await findViolations(page)).toEqual([])
  })

  test(`a vote that fails shows an error and keeps the choices (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/surveys')
    const poll = pollOf(page, say.question)
    const button = poll.getByRole('button', { name: say.choice })
    await page.route('**/v1/surveys/answer', (route) => route.abort())
    await button.click()
    await expect(poll.getByRole('alert')).toHaveText(say.failed)
    await expect(button).toBeFocused()
    await page.route('**/v1/surveys/answer', (route) => route.fulfill({ status: 429, json: { status: 'error' } }))
    await button.click()
    await expect(poll.getByRole('alert')).toHaveText(say.tooMany)
    await page.route('**/v1/surveys/answer', (route) => route.fulfill({ json: { status: 'error', msg: '-' } }))
    await button.click()
    await expect(poll.getByRole('alert')).toHaveText(say.gone)
    for (const other of say.others) await expect(poll.getByRole('button', { name: other })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  test(`without JavaScript the page shows why a vote was not counted (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const { id } = await standing(request, say.question, language)
    const form = { survey: id, choice: 'no such', back: '/northgate/surveys?poll=x' }
    const answer = await request.post('/vote', { form, maxRedirects: 0 })
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([303, undefined])
    await page.goto(answer.headers().location ?? '')
    await expect(pollOf(page, say.question).getByRole('alert')).toHaveText(say.gone)
    await expect(pollOf(page, say.question).getByRole('button', { name: say.choice })).toBeVisible()
    await page.goto('/northgate/surveys?poll=gone&problem=gone')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(say.gone)
  })
}

test('a form on another site cannot vote or redirect to another host', async ({ request }) => {
  const { id, choices } = await standing(request, 'Which dish', 'en')
  const form = { survey: id, choice: choices[0]?.id ?? '', back: '//evil.example' }
  const answer = await request.post('/vote', {
    form,
    maxRedirects: 0,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.headers()['set-cookie']).toBeUndefined()
  expect(answer.headers().location).toMatch(/^\/\?poll=/)
})

const albums = {
  en: {
    album: 'Album',
    show: 'Show',
    first: 'Hilltop picnic',
    other: 'A morning in the kitchen',
    count: '6 photos',
    photo: 'An ear of corn',
    viewer: 'Photos: Hilltop picnic',
    captions: ['One of 2,340', 'Both kinds, one queue'],
    close: 'Close',
    next: 'Next photo',
    unknown: 'Album not in store',
    empty: 'Check back soon for photo albums.',
  },
  fr: {
    album: 'Album',
    show: 'Afficher',
    first: 'Pique-nique sur la colline',
    other: 'Un matin en cuisine',
    count: '6 photos',
    photo: 'Un épi de maïs',
    viewer: 'Photos\u00a0: Pique-nique sur la colline',
    captions: ['Un sur 2\u00a0340', 'Les deux sortes, une seule file'],
    close: 'Fermer',
    next: 'Photo suivante',
    unknown: 'Cet album n’existe pas',
    empty: 'Revenez bientôt pour voir nos albums photo.',
  },
} as const

for (const language of languages) {
  const say = albums[language]

  test(`[PUB-2.52] shows the first album, a chosen album, and a message for an unknown one (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/photo-albums')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(say.first)
    await page.getByRole('combobox', { name: say.album }).selectOption(say.other)
    await page.getByRole('button', { name: say.show }).click()
    await expect(page).toHaveURL(/\?album=[0-9a-f]{24}$/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(say.other)
    await expect(page.getByText(say.count)).toBeVisible()
    await expect(page.getByRole('region', { name: say.other }).getByRole('img')).toHaveCount(6)
    await page.goto(`/northgate/photo-albums?album=${'f'.repeat(24)}`)
    await expect(page.getByText(say.unknown)).toBeVisible()
    await expect(page.getByRole('combobox', { name: say.album })).toBeVisible()
  })

  test(`[PUB-2.52] a photo opens in the viewer, and arrow keys change it (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/photo-albums', { waitUntil: 'networkidle' })
    let parts = 0
    page.on('request', (request) => (parts += request.url().includes('/_next/') ? 1 : 0))
    const photo = page.getByRole('link', { name: say.photo })
    await photo.focus()
    expect(parts).toBe(0)
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: say.viewer })
    await expect(viewer.getByText(say.captions[0])).toBeVisible()
    expect(parts).toBeGreaterThan(0)
    await expect(viewer.getByRole('img', { name: say.photo })).toBeVisible()
    await expect(viewer.getByRole('button', { name: say.next })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(say.captions[1])).toBeInViewport()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.getByText(say.captions[0])).toBeInViewport()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(photo).toBeFocused()
    await page.keyboard.press('Enter')
    await viewer.getByRole('button', { name: say.close }).click()
    await expect(viewer).toBeHidden()
  })

  test(`[PUB-4.2] a campus without albums or polls shows empty messages (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    for (const [slug, sentence] of [
      ['surveys', polls[language].empty],
      ['photo-albums', say.empty],
    ]) {
      await page.goto(`/lakeshore-college/${slug}`)
      await expect(page.getByRole('main').getByText(sentence ?? '')).toBeVisible()
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.50] a vote is counted and remembered', async ({ page, baseURL }) => {
    await setLanguage(page, 'fr', baseURL)
    await page.goto('/universite-saint-cyrille/surveys')
    const poll = pollOf(page, 'La soupe du vendredi')
    await poll.getByRole('button', { name: 'Soupe aux pois' }).click()
    await expect(page).toHaveURL(/\/universite-saint-cyrille\/surveys#poll-[0-9a-f]{24}$/)
    await expect(poll.getByRole('listitem').filter({ hasText: 'Soupe aux pois' })).toContainText('Votre choix')
    await expect(poll).toContainText(/\d+\u00a0%/)
  })

  test('[PUB-2.52] an album is chosen by a form, and a photo links to its file', async ({ page }) => {
    await page.goto('/northgate/photo-albums')
    await page.getByRole('combobox', { name: 'Album' }).selectOption('Dishes from home')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dishes from home')
    const address = await page.getByRole('link', { name: 'A dumpling and chopsticks' }).getAttribute('href')
    expect(address).toMatch(/^\/files\/images\//)
    expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//)
  })
})
