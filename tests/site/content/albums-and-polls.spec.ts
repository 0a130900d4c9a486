import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { surveysResponse } from '@/contract/content/surveys'
import { callApi, siteIdOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const question = 'Music at North Hall?'
const choice = 'Only on Fridays'
const gone = 'This poll has ended. Your vote was not counted.'
const pollOf = (page: Page, text = question) => page.getByRole('article').filter({ hasText: text })

async function standing(request: APIRequestContext) {
  const path = `surveys/public_list?site_id=${await siteIdOf(request, 'northgate')}`
  const { surveys } = await callApi(request, path, surveysResponse)
  const survey = surveys.find((it) => it.question.startsWith(question))
  if (!survey) throw new Error(`No poll ${question}`)
  return survey
}

test('[PUB-2.50] [PUB-4.12] [PUB-9.6] a choice counts as a vote, and the poll then shows rounded results', async ({
  page,
  request,
}) => {
  await page.goto('/northgate/surveys')
  const poll = pollOf(page)
  const before = await standing(request)
  await expect(poll.getByText('%')).toHaveCount(0)
  await poll.getByRole('button', { name: choice }).focus()
  await page.keyboard.press('Enter')
  await expect(poll.getByRole('listitem').filter({ hasText: choice })).toContainText('Your choice')
  await expect(poll.getByRole('group')).toBeFocused()
  await expect(poll.getByRole('status')).toHaveText('Thanks! Your vote has been counted.')
  await expect(poll.getByText(/^\d+ votes?$/)).toHaveText(new RegExp(`^${before.total_votes + 1} `))
  for (const { choice: text, votes } of before.choices) {
    const share = Math.round((100 * (votes + (text === choice ? 1 : 0))) / (before.total_votes + 1))
    const row = poll.getByRole('listitem').filter({ hasText: text })
    await expect(row.getByRole('strong')).toHaveText(`${share}%`)
  }
  await expect(poll.getByRole('button')).toHaveCount(0)

  const cookie = (await page.context().cookies()).find(({ name }) => name === `survey_${before.id}`)
  expect(cookie?.value).toBe(before.choices.find(({ choice: text }) => text === choice)?.id)
  await page.reload()
  await expect(poll.getByRole('listitem').filter({ hasText: choice })).toContainText('Your choice')
  expect(await findViolations(page)).toEqual([])
})

test('a form of another site cannot vote or redirect to another host', async ({ request }) => {
  const { id, choices } = await standing(request)
  const answer = await request.post('/vote', {
    form: { survey: id, choice: choices[0]?.id ?? '', back: '//evil.example' },
    maxRedirects: 0,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.headers()['set-cookie']).toBeUndefined()
  expect(answer.headers().location).toMatch(/^\/\?poll=/)
})

test('[PUB-2.52] shows the first album, a chosen album, and a message for an unknown one', async ({ page }) => {
  await page.goto('/northgate/photo-albums')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Hilltop picnic')
  const album = 'A morning in the kitchen'
  await page.getByRole('combobox', { name: 'Album' }).selectOption(album)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\?album=[0-9a-f]{24}$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(album)
  await expect(page.getByText('6 photos')).toBeVisible()
  await expect(page.getByRole('region', { name: album }).getByRole('img')).toHaveCount(6)
  await page.goto(`/northgate/photo-albums?album=${'f'.repeat(24)}`)
  await expect(page.getByText('Album not in store')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Album' })).toBeVisible()
})

test('[PUB-2.52] a photo opens in the viewer, which loads then, and arrow keys change it', async ({ page }) => {
  await page.goto('/northgate/photo-albums')
  const photo = page.getByRole('link', { name: 'An ear of corn' })
  await photo.focus()
  const viewerScript = page.waitForRequest(/\/_next\/.*\.js/)
  await page.keyboard.press('Enter')
  await viewerScript
  const viewer = page.getByRole('dialog', { name: 'Photos: Hilltop picnic' })
  await expect(viewer.getByText('One of 2,340')).toBeVisible()
  await expect(viewer.getByRole('img', { name: 'An ear of corn' })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Both kinds, one queue')).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('One of 2,340')).toBeInViewport()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(photo).toBeFocused()
  await page.keyboard.press('Enter')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a vote is counted and remembered, or the page says why not', async ({ page, request }) => {
    await setLanguage(page, 'fr')
    await page.goto('/universite-saint-cyrille/surveys')
    const poll = pollOf(page, 'La soupe du vendredi')
    await poll.getByRole('button', { name: 'Soupe aux pois' }).click()
    await expect(page).toHaveURL(/\/universite-saint-cyrille\/surveys#poll-[0-9a-f]{24}$/)
    await expect(poll.getByRole('listitem').filter({ hasText: 'Soupe aux pois' })).toContainText('Votre choix')
    await expect(poll).toContainText(/\d+\u00a0%/)

    await setLanguage(page, 'en')
    const form = { survey: (await standing(request)).id, choice: 'no such', back: '/northgate/surveys?poll=x' }
    const answer = await request.post('/vote', { form, maxRedirects: 0 })
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([303, undefined])
    await page.goto(answer.headers().location ?? '')
    await expect(pollOf(page).getByRole('alert')).toHaveText(gone)
    await expect(pollOf(page).getByRole('button', { name: choice })).toBeVisible()
    await page.goto('/northgate/surveys?poll=gone&problem=gone')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(gone)
  })

  test('an album is chosen by a form, and a photo links to its file', async ({ page }) => {
    await page.goto('/northgate/photo-albums')
    await page.getByRole('combobox', { name: 'Album' }).selectOption('Dishes from home')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dishes from home')
    const address = await page.getByRole('link', { name: 'A dumpling and chopsticks' }).getAttribute('href')
    expect(address).toMatch(/^\/files\/images\//)
    expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//)
  })
})
