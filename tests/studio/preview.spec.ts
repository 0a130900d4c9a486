import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { siteIdOf } from '../v1/campus'
import { createdId, studioApi } from './staff-sign-in'

test('shows what is typed in both languages, keeps it when the window is closed, and publishes it', async ({
  context,
  page,
  request,
}) => {
  const api = await studioApi(request, 'editor')
  const data = { site: await siteIdOf(request, 'northgate'), title: 'Maple season', _status: 'published' }
  const id = await createdId(await api('POST', 'news?locale=en', { ...data, linkType: 'default' }))
  const publicTitle = async () =>
    /<h1[^>]*>([^<]*)/.exec(await (await request.get(`/northgate/news-item/${id}`)).text())?.[1]
  try {
    await enterStudio(context, 'editor', 'en')
    await openInStudio(page, `/admin/collections/news/${id}`)
    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('#live-preview-iframe')
    const heading = (language: string) => preview.frameLocator(`[title="${language}"]`).locator('h1')
    await expect(heading('English')).toHaveText('Maple season')
    await page.locator('#field-title').fill('Maple days')
    await page.getByRole('textbox', { name: 'Title — Français' }).fill('Temps des sucres')
    await expect(heading('English')).toHaveText('Maple days')
    await expect(heading('Français')).toHaveText('Temps des sucres')
    await expect(page.getByRole('textbox', { name: 'Text — Français' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Show both languages' }).check()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Taffy on snow')
    await page.getByRole('textbox', { name: 'Text — Français' }).fill('Tire sur la neige')
    await expect(preview.frameLocator('[title="Français"]').getByText('Tire sur la neige')).toBeVisible()
    expect(await findViolations(page, '.both-bodies')).toEqual([])
    await page.close()

    const again = await context.newPage()
    await openInStudio(again, `/admin/collections/news/${id}`)
    await expect(again.locator('#field-title')).toHaveValue('Maple days')
    await expect(again.getByRole('textbox', { name: 'Text — Français' })).toHaveText('Tire sur la neige')
    expect(await publicTitle()).toBe('Maple season')
    const address = (await again.locator('#preview-button').getAttribute('href')) ?? ''
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    const altered = [address.replace('/both/', '/fr/'), address.replace('/news.', '/events.'), `${address}A`]
    for (const other of altered) expect([other, (await request.get(other)).status()]).toEqual([other, 404])

    await again.locator('#action-save').click()
    await again.getByRole('button', { name: 'Publish both languages' }).click()
    await expect.poll(publicTitle).toBe('Maple days')
    await again.goto(address)
    expect(await findViolations(again, '.both-previews > section > h2')).toEqual([])
    await api('DELETE', `news/${id}?overrideLock=true`)
    expect((await request.get(address)).status()).toBe(404)
  } finally {
    await api('DELETE', `news/${id}?overrideLock=true`)
  }
})
