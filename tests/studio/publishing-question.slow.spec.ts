import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { openInStudio } from '../support/browser/open-in-studio'
import { saveInStudio } from '../support/browser/save-in-studio'
import { tokenOf } from '../support/browser/staff-sessions'
import { siteIdOf } from '../v1/campus'
import { studioApi } from './staff-sign-in'

test('saves without a question about languages that it has not read yet', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'administrator')
  const site = await siteIdOf(request, 'northgate')
  const made = await api('POST', 'buildings?locale=en', { site, name: 'Mill', active: true }) // no French name
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const questions: string[] = []
  page.on('dialog', (question) => (questions.push(question.message()), void question.accept()))
  await context.addCookies([{ name: 'payload-token', value: await tokenOf('administrator'), url: baseURL ?? '' }])
  await page.route(/\/api\/buildings\/.*locale=all/, () => {}) // never answered
  try {
    await openInStudio(page, `/admin/collections/buildings/${id}?locale=en`)
    await page.getByLabel('Name', { exact: false }).first().fill('Old mill')
    await saveInStudio(page, '/api/buildings/')
    expect(questions).toEqual([])
  } finally {
    await api('DELETE', `buildings/${id}`)
  }
})

test('asks before the draft of the other language becomes public, and publishes one language alone', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'administrator')
  const site = await siteIdOf(request, 'northgate')
  const draft = { site, title: 'Sugar season', linkType: 'default', _status: 'draft' }
  const { doc } = (await (await api('POST', 'news?draft=true&locale=en', draft)).json()) as { doc: { id: string } }
  const published = async () =>
    (await (await api('GET', `news/${doc.id}?locale=all&draft=false&depth=0`)).json()) as Record<string, unknown>
  const questions: string[] = []
  page.on('dialog', (question) => (questions.push(question.message()), void question.dismiss()))
  await context.addCookies([{ name: 'payload-token', value: await tokenOf('administrator'), url: baseURL ?? '' }])
  try {
    await openInStudio(page, `/admin/collections/news/${doc.id}?locale=fr`)
    await page.locator('#field-title').fill('Temps des sucres')
    await expect(page.locator('#action-save-draft')).toBeEnabled() // the form knows what was typed
    await page.locator('#action-save').click()
    expect(questions).toEqual(['This also makes public in English: Title. Publish all languages?'])
    expect((await published())._status).toBe('draft') // it was dismissed
    await page.locator('.form-submit .popup__trigger-wrap button').first().click()
    await page.locator('#publish-locale').click()
    await expect(page.getByText('Not public yet in English: Title')).toBeVisible()
    expect((await published()).title).toEqual({ fr: 'Temps des sucres' })
    expect(questions).toHaveLength(1)
  } finally {
    await api('DELETE', `news/${doc.id}`)
  }
})
