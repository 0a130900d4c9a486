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
