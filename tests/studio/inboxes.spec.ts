import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { test } from '../support/browser/watched-test'
import { feedback } from '../support/forms/feedback'
import { siteIdOf } from '../v1/campus'

test('[CUS-3.25] [CUS-3.28] staff answer feedback in three clicks, save what they typed beside, and download it', async ({
  page,
  context,
  request,
}) => {
  const site_id = await siteIdOf(request, 'universite-saint-cyrille')
  const email = 'inbox.tour@campus.example'
  await request.post('/v1/feedback/submit', { data: { ...feedback, site_id, email, locale: 'fr' } })
  await enterStudio(context, 'site-manager', 'fr')
  await page.goto('/admin')
  await page.getByRole('link', { name: /^\d+ commentaires?$/ }).click()
  await expect(page.getByRole('link', { name: 'Ouverts' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: email }).click()

  const text = page.getByRole('textbox', { name: 'Votre réponse' })
  await expect(page.getByText('La personne a écrit en français.')).toBeVisible()
  await text.focus() // from here on by keyboard
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Écrivez une réponse.')).toBeVisible()
  await expect(text).toBeFocused()
  await page.keyboard.type('Merci!')
  await page.getByRole('textbox', { name: 'Notes du personnel' }).fill('À suivre')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByText(`La réponse est en route vers ${email}.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Merci!' })).toBeVisible()
  await expect(page.locator('#field-status')).toContainText('En cours')
  expect(await findViolations(page, '.inbox-replies')).toEqual([])
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Notes du personnel' })).toHaveValue('À suivre')

  await page.goto('/admin/collections/feedback')
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(email)
  await expect(page.getByRole('link', { name: /@/ })).toHaveText([email])
  await page.getByRole('button', { name: 'Plus d’options' }).click()
  const link = page.getByRole('link', { name: 'Exporter en CSV' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^commentaires-.*2026-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffSite;Prénom;Nom;Courriel;/)
  expect(lines.slice(1)).toEqual([expect.stringMatching(/;inbox\.tour@campus\.example;.*;À suivre;En cours;/), ''])
})
