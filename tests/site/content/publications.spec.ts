import { expect } from '@playwright/test'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const staff = {
  en: { title: 'General manager, dining', phone: '705-555-0163', bio: 'Biography: Priya Raman', close: 'Close' },
  fr: {
    title: 'Directrice générale, restauration',
    phone: '705\u00a0555-0163',
    bio: 'Biographie\u00a0: Priya Raman',
    close: 'Fermer',
  },
} as const
const newsletters = {
  en: { current: 'Current newsletters for 2026', name: 'The Tray, no. 12', view: 'View: The Tray, no. 12' },
  fr: { current: 'Bulletins de 2026', name: 'Le Plateau, no 12', view: 'Consulter\u00a0: Le Plateau, no 12' },
} as const
const empty = {
  staff: ['We are now taking applications!', 'Nous acceptons maintenant les candidatures!'],
  newsletters: ['Check back soon for more newsletters.', 'Revenez bientôt pour lire d’autres bulletins.'],
} as const

for (const [index, language] of languages.entries()) {
  test(`[PUB-2.49] shows the team as cards with a biography dialog (${language})`, async ({ page, baseURL }) => {
    const say = staff[language]
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/staff')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Priya Raman' }) })
    await expect(card).toContainText(say.title)
    await expect(card.getByRole('link', { name: 'priya.raman@northgate.example' })).toBeVisible()
    await expect(card.getByRole('link', { name: say.phone })).toHaveAttribute('href', 'tel:+17055550163')
    const button = card.getByRole('button', { name: say.bio })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Priya Raman' })
    await expect(dialog.getByRole('button', { name: say.close })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test(`[PUB-2.51] lists newsletters by year with a link to each file (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const say = newsletters[language]
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/newsletters')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say.current)
    const row = page.getByRole('table', { name: say.current }).getByRole('row', { name: say.name })
    const address = await row.getByRole('link', { name: say.view }).getAttribute('href')
    expect(address).toMatch(/^\/files\/newsletters\/[^/]+\.pdf$/)
    expect((await request.get(address ?? '')).headers()['content-type']).toBe('application/pdf')
  })

  test(`[PUB-2.49] [PUB-4.2] a campus without a team or newsletters shows empty messages (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    for (const [slug, sentences] of Object.entries(empty)) {
      await page.goto(`/lakeshore-college/${slug}`)
      await expect(page.getByText(sentences[index] ?? '')).toBeVisible()
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a biography opens in place', async ({ page }) => {
    await page.goto('/northgate/staff')
    const told = page.getByText('student server at the salad bar')
    await expect(told).toBeHidden()
    await page.getByText('Biography').first().click()
    await expect(told).toBeVisible()
  })
})
