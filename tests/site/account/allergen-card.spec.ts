import { expect } from '@playwright/test'
import { accountPath, allergenCardPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const texts = {
  en: {
    slug: 'northgate',
    peanuts: 'Peanuts',
    save: 'Save',
    download: 'Download as a PDF',
    print: 'Print',
    wallet: /Wallet/,
    empty: 'Add your allergens first.',
  },
  fr: {
    slug: 'universite-saint-cyrille',
    peanuts: 'Arachides',
    save: 'Enregistrer',
    download: 'Télécharger en PDF',
    print: 'Imprimer',
    wallet: /Cartes d’Apple/,
    empty: 'Ajoutez d’abord vos allergènes.',
  },
} as const

for (const language of ['en', 'fr'] as const) {
  const text = texts[language]

  test(`[CUS-2.25] the allergen card is a PDF and a page to print, for the customer alone, by keyboard on a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await setLanguage(page, language)
    await page.goto(allergenCardPath(text.slug))
    await expect(page).toHaveURL(new RegExp(`next=/${text.slug}/allergen-card$`))
    await signUp(page, text.slug)
    await page.goto(allergenCardPath(text.slug))
    await expect(page.getByText(text.empty)).toBeVisible()
    await page.goto(`${accountPath('account', text.slug, language)}?part=allergens`)
    const download = page.getByRole('link', { name: text.download })
    await expect(download).toHaveCount(0)
    await tabTo(page, page.getByRole('checkbox', { name: text.peanuts, exact: true }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: text.save, exact: true }))
    await page.keyboard.press('Enter')
    await expect(download).toBeVisible() // without loading the page again
    await expect(page.getByRole('link', { name: text.wallet })).toHaveCount(0) // this server has no certificates
    expect(await findViolations(page, 'main')).toEqual([])
    const pdf = await page.request.get((await download.getAttribute('href')) ?? '')
    expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await tabTo(page, page.getByRole('link', { name: text.print, exact: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/allergen-card$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const card = page.getByRole('article', { name: 'Ana Roy' })
    await expect(card.getByRole('region', { name: 'Allergen card' }).getByText('Peanuts')).toBeVisible()
    await expect(card.getByRole('region', { name: 'Carte d’allergènes' }).getByText('Arachides')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    const response = await page.request.get(allergenCardPath(text.slug))
    expect(response.headers()['cache-control']).toContain('no-store')
  })
}
