import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { siteIdOf } from '../../v1/campus'
import { readCalendar } from '../../support/formats/calendar'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test, waitForHydration } from '../../support/browser/visitor'

const texts = {
  en: {
    slug: 'northgate',
    menu: '/northgate/whats-on-the-menu?location=north-hall',
    dish: 'Favourite: Macaroni and cheese',
    name: 'Macaroni and cheese',
    location: 'Favourite: North Hall',
    hall: 'North Hall',
    remove: 'Remove Macaroni and cheese from your favourites',
    mails: 'Email me on days when my favourite dishes are served',
    save: 'Save',
    started: 'All set! We will email you on days when your favourites are served.',
    logIn: 'Log in to save favourites',
    calendar: 'Show in my private calendar where my favourite dishes are served',
    saveCalendar: 'Save the calendar choice',
    shown: 'All set! Your private calendar now shows where your favourites are served.',
    calendarLink: 'Get calendar link',
    calendarField: 'Calendar link',
    summary: 'Macaroni and cheese is served today at North Hall',
    stop: 'Stop these entries',
    stopped: 'OK! Your private calendar no longer shows your favourites.',
  },
  fr: {
    slug: 'universite-saint-cyrille',
    menu: '/universite-saint-cyrille/whats-on-the-menu?location=la-grande-table',
    dish: 'Favori\u00a0: Macaroni au fromage',
    name: 'Macaroni au fromage',
    location: 'Favori\u00a0: La Grande Table',
    hall: 'La Grande Table',
    remove: 'Retirer Macaroni au fromage de vos favoris',
    mails: 'M’écrire les jours où mes plats favoris sont servis',
    save: 'Enregistrer',
    started: 'C’est fait! Nous vous écrirons les jours où vos favoris sont servis.',
    logIn: 'Connectez-vous pour enregistrer des favoris',
    calendar: 'Montrer dans mon calendrier privé où mes plats favoris sont servis',
    saveCalendar: 'Enregistrer le choix du calendrier',
    shown: 'C’est fait! Votre calendrier privé montre maintenant où vos favoris sont servis.',
    calendarLink: 'Obtenir le lien du calendrier',
    calendarField: 'Lien du calendrier',
    summary: 'Au menu aujourd’hui\u00a0: Macaroni au fromage, La Grande Table',
    stop: 'Ne plus montrer ces entrées',
    stopped: 'C’est noté! Votre calendrier privé ne montre plus vos favoris.',
  },
} as const

async function signUp(page: Page, slug: string) {
  const password = 'Secret-word1!'
  const email = `${test.info().testId}-${Date.now()}@example.com`
  const data = { first_name: 'Ana', last_name: 'Roy', email, password, confirm_password: password }
  const response = await page.request.post('/v1/customer/create', {
    data: { site_id: await siteIdOf(page.request, slug), ...data },
  })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

for (const language of ['en', 'fr'] as const) {
  const text = texts[language]

  test(`the private calendar shows favourites until the link of an entry stops them (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await signUp(page, text.slug)
    await page.goto(text.menu)
    await page.getByRole('button', { name: text.dish }).first().click()
    await page.goto(`${accountPath('account', text.slug, language)}?part=favourites`)
    await page.getByRole('checkbox', { name: text.calendar }).check()
    await page.getByRole('button', { name: text.saveCalendar }).click()
    await expect(page.getByText(text.shown)).toBeVisible()
    await page.getByRole('button', { name: text.calendarLink }).click()
    const address = await page.getByLabel(text.calendarField, { exact: true }).inputValue()
    expect(await findViolations(page, 'main')).toEqual([])
    const read = async () =>
      readCalendar(await (await page.request.get(new URL(address).pathname + new URL(address).search)).text()).entries
    const [entry] = (await read()).filter(({ summary }) => summary === text.summary)
    expect(entry?.starts).toBe('2026-11-20')
    const link = new URL(/http\S+$/.exec(entry?.description ?? '')?.[0] ?? '')

    await page.goto(link.pathname + link.search)
    expect(await findViolations(page, 'main')).toEqual([])
    expect((await read()).length).toBeGreaterThan(0) // opening the link changed nothing
    await page.getByRole('button', { name: text.stop }).click()
    await expect(page.getByText(text.stopped)).toBeVisible()
    expect(await read()).toEqual([])
  })

  test(`a heart keeps a dish and a location, and the account lists and removes them, by keyboard on a phone (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await setLanguage(page, language, baseURL)
    await signUp(page, text.slug)
    await page.goto(text.menu)
    const heart = page.getByRole('button', { name: text.dish }).first()
    await heart.focus()
    await page.keyboard.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: text.location }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: text.location })).toHaveAttribute('aria-pressed', 'true')
    expect(await findViolations(page, 'main')).toEqual([])

    await page.route('**/v1/customer/remove_favourite', (route) => route.abort())
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true') // the failed call changed nothing
    await page.unroute('**/v1/customer/remove_favourite')

    await page.goto(`${accountPath('account', text.slug, language)}?part=favourites`)
    await expect(page.locator('.favourite-list').getByText(text.hall)).toBeVisible()
    await tabTo(page, page.getByRole('checkbox', { name: text.mails }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: text.save, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(text.started)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await tabTo(page, page.getByRole('button', { name: text.remove }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(text.name)).toHaveCount(0)
    expect(await findViolations(page, 'main')).toEqual([])
    await page.goto(text.menu)
    await expect(page.getByRole('button', { name: text.location })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: text.dish }).first()).toHaveAttribute('aria-pressed', 'false')
  })

  test(`a visitor's heart leads to the login (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(text.menu)
    await page.getByRole('button', { name: text.logIn }).click()
    await page.waitForURL(/\?next=/)
    await waitForHydration(page)
    expect(new URL(page.url()).searchParams.get('next')).toBe(text.menu.replace(/\?.*/, ''))
  })
}
