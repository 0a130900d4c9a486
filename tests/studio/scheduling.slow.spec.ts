import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { studioApi } from './staff-sign-in'

type Made = { doc: { id: string } }

test('schedules a draft, and asks before it is published in one language only', async ({ page, context, request }) => {
  const api = await studioApi(request, 'editor')
  const sites = (await (await api('GET', 'sites?where[slug][equals]=northgate&depth=0')).json()) as {
    docs: { id: string }[]
  }
  const data = { site: sites.docs[0]?.id, title: 'Temps des sucres', linkType: 'default', _status: 'draft' }
  const made = (await (await api('POST', `news?draft=true&locale=fr`, data)).json()) as Made
  try {
    await enterStudio(context, 'editor', 'fr')
    await openInStudio(page, `/admin/collections/news/${made.doc.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Temps des sucres' })).toBeVisible()
    await page.locator('.form-submit .popup__trigger-wrap button').first().click()
    await page.locator('#schedule-publish').click()
    const drawer = page.getByRole('dialog')
    await expect(
      drawer.getByRole('heading', { level: 2, name: 'Programmer la publication\u00a0: Temps des sucres' }),
    ).toBeVisible()
    await expect(drawer.getByRole('radio')).toHaveCount(1)
    await expect(drawer.getByRole('radio', { name: 'Publier' })).toBeChecked()
    await drawer.locator('#time input').fill('2026-12-01 08:00')
    await page.keyboard.press('Enter')
    await drawer.locator('#scheduled-publish-save').click()
    await page.keyboard.press('Escape')
    await expect(
      page.locator('.document-notices').getByText(/^Publication prévue le mardi 1 décembre 2026 à /),
    ).toBeVisible()

    const questions: string[] = []
    page.once('dialog', (dialog) => (questions.push(dialog.message()), dialog.dismiss()))
    await page.getByRole('button', { name: 'Publier les modifications' }).click()
    expect(questions).toEqual([
      'Manque en anglais\u00a0: Titre. Les pages en anglais afficheront le texte français. Publier quand même?',
    ])
    await expect(page.getByText('Brouillon', { exact: true }).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Titre — English' }).fill('Spring')
    expect(await findViolations(page, '.both-languages')).toEqual([])
    await page.getByRole('button', { name: 'Publier les modifications' }).click()
    await expect
      .poll(async () => (await (await api('GET', `news/${made.doc.id}?locale=all&depth=0`)).json()) as object)
      .toMatchObject({
        _status: 'published',
        title: { fr: 'Temps des sucres', en: 'Spring' },
      })
    await page.goto('/admin/collections/news')
    const list = page.getByRole('region', { name: 'Publications prévues' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Temps des sucres' })).toContainText(/2026/)
  } finally {
    await api('DELETE', `news/${made.doc.id}`)
  }
})
