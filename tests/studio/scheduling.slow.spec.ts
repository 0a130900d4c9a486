import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { siteIdOf } from '../v1/campus'
import { studioApi } from './staff-sign-in'

type Made = { doc: { id: string } }

test('schedules a draft, and names what publishing makes public before it does', async ({ page, context, request }) => {
  const api = await studioApi(request, 'editor')
  const site = await siteIdOf(request, 'northgate')
  const data = { site, title: 'Temps des sucres', linkType: 'default', _status: 'draft' }
  const made = (await (await api('POST', `news?draft=true&locale=fr`, data)).json()) as Made
  const address = `news/${made.doc.id}`
  const published = async () => (await (await api('GET', `${address}?locale=all&depth=0`)).json()) as object
  try {
    await enterStudio(context, 'editor', 'fr')
    await openInStudio(page, `/admin/collections/${address}`)
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
    const sentence = 'Publication prévue le mardi 1 décembre 2026 à 08 h 00' // in the zone of the campus
    await expect(page.locator('.document-notices').getByText(new RegExp(sentence.replaceAll(' ', '\\s')))).toBeVisible()

    const questions: string[] = []
    page.once('dialog', (dialog) => (questions.push(dialog.message()), dialog.dismiss()))
    const publish = page.getByRole('button', { name: 'Publier les modifications' })
    await publish.click()
    const missing = 'Manque en anglais\u00a0: Titre. Les pages en anglais afficheront le texte français.'
    await expect.poll(() => questions).toEqual([`${missing} Publier quand même?`])
    await expect(page.getByText('Brouillon', { exact: true }).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Titre — English' }).fill('Spring')
    expect(await findViolations(page, '.both-languages')).toEqual([])
    await publish.click()
    await expect(page.getByText(/Modification réussie/)).toBeVisible() // before, the form would ask about unsaved changes
    expect(await published()).toMatchObject({ title: { fr: 'Temps des sucres', en: 'Spring' } })
    await page.goto('/admin/collections/news')
    const list = page.getByRole('region', { name: 'Publications prévues' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Temps des sucres' })).toContainText(/2026/)
    await api('PATCH', `${address}?draft=true&locale=en`, { title: 'Spring fair', _status: 'draft' })
    const texts = /\/api\/news\/.*locale=all/
    await page.route(texts, (route) => route.abort())
    await openInStudio(page, `/admin/collections/${address}`)
    await publish.click()
    const question = page.getByRole('dialog', { name: 'Choisissez ce qu’il faut publier' })
    await expect(question).toContainText('Le texte anglais enregistré ne peut pas être lu.')
    await page.keyboard.press('Escape')
    let answer = () => {}
    const isClicked = new Promise<void>((resolve) => (answer = resolve))
    await page.route(texts, (route) => isClicked.then(() => route.continue()))
    await openInStudio(page, `/admin/collections/${address}`)
    await page.locator('#field-title').fill('Temps doux')
    await expect(page.locator('#action-save-draft')).toBeEnabled() // the form knows what was typed
    await publish.click()
    answer() // the click waits for the stored texts
    await expect(question).toContainText('Publier les deux langues rend aussi public en anglais\u00a0: Titre.')
    await page.keyboard.press('Enter')
    await expect.poll(published).toMatchObject({ title: { fr: 'Temps doux', en: 'Spring' } })
    await expect(page.getByRole('textbox', { name: 'Titre — English' })).toHaveValue('Spring fair') // the draft is kept
  } finally {
    await api('DELETE', address)
  }
})
