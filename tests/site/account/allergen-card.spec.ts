import { expect } from '@playwright/test'
import { accountPath, allergenCardPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const slug = 'universite-saint-cyrille'

test('[CUS-2.25] the allergen card is a PDF and a page to print, for the customer alone, by keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setLanguage(page, 'fr')
  await page.goto(allergenCardPath(slug))
  await expect(page).toHaveURL(new RegExp(`next=/${slug}/allergen-card$`))
  await signUp(page, slug)
  await page.goto(allergenCardPath(slug))
  await expect(page.getByText('Ajoutez d’abord vos allergènes.')).toBeVisible()
  await page.goto(`${accountPath('account', slug, 'fr')}?part=allergens`)
  await expect(page.getByText(/avisez toujours notre personnel/)).toBeVisible()
  const download = page.getByRole('link', { name: 'Télécharger en PDF' })
  await expect(download).toHaveCount(0)
  await tabTo(page, page.getByRole('checkbox', { name: 'Arachides', exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer', exact: true }))
  await page.keyboard.press('Enter')
  await expect(download).toBeVisible() // without loading the page again
  await expect(page.getByRole('link', { name: /Cartes d’Apple/ })).toHaveCount(0) // this server has no certificates
  expect(await findViolations(page, 'main')).toEqual([])
  const pdf = await page.request.get((await download.getAttribute('href')) ?? '')
  expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await tabTo(page, page.getByRole('link', { name: 'Imprimer', exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/allergen-card$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const card = page.getByRole('article', { name: 'Ana Roy' })
  await expect(card.getByRole('region', { name: 'Allergen card' }).getByText('Peanuts')).toBeVisible()
  await expect(card.getByRole('region', { name: 'Carte d’allergènes' }).getByText('Arachides')).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  const response = await page.request.get(allergenCardPath(slug))
  expect(response.headers()['cache-control']).toContain('no-store')
})
