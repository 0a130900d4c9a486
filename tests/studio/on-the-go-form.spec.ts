import { expect, test, type Locator } from '@playwright/test'
import { openInStudio } from '../support/browser/open-in-studio'
import { setLanguage } from '../support/browser/site-pages'
import { tokenOf } from '../support/browser/staff-sessions'
import { waitForHydrationOnGoto } from '../support/browser/visitor'
import { studioApi } from './staff-sign-in'

// Sequential: the tests change the form of the same campus.
test.describe.configure({ mode: 'default' })

const texts = {
  en: {
    list: 'Drinks',
    name: 'Maple lemonade',
    other: /— Français$/,
    translation: 'Limonade au sirop d’érable',
    drink: /^Drink/,
  },
  fr: { list: 'Boissons', name: 'Cidre chaud', other: /— English$/, translation: 'Hot cider', drink: /^Boisson/ },
} as const
const toGo = '/northgate/on-the-go-valentine-dining'

for (const language of ['en', 'fr'] as const)
  test(`[CUS-2.48] staff add and hide a drink, and visitors see it at once (${language})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(90_000) // a form of a hundred rows
    const text = texts[language]
    const run = String(Date.now()).slice(-6) // a list takes no name twice
    const [newName, translation] = [`${text.name} ${run}`, `${text.translation} ${run}`]
    const api = await studioApi(request, 'shop-manager')
    const { docs } = (await (await api('GET', 'on-the-go-settings?limit=1&depth=0')).json()) as {
      docs: { id: string }[]
    }
    await context.addCookies([
      { name: 'payload-token', value: await tokenOf('shop-manager'), url: baseURL ?? '' },
      { name: 'payload-lng', value: language, url: baseURL ?? '' },
    ])
    const address = `/admin/collections/on-the-go-settings/${docs[0]?.id ?? ''}?locale=${language}`
    await openInStudio(page, address)
    await page.waitForLoadState('networkidle') // the studio folds lists again when it has loaded what it remembers of them
    // The studio remembers which lists and rows are folded, and folds a new row again while it is being added.
    const open = async (toggle: Locator, inside: Locator) => {
      await expect(async () => {
        if (!(await inside.isVisible())) await toggle.press('Enter')
        await expect(inside).toBeVisible({ timeout: 2_000 })
      }).toPass()
    }
    const list = page.locator('.collapsible-field').filter({ hasText: text.list }).first()
    const add = page.locator('#field-drinks .array-field__add-row')
    await open(list.locator('.collapsible__toggle').first(), add)
    const row = page.locator('#field-drinks .array-field__row').last()
    const rows = await page.locator('#field-drinks .array-field__row').count()
    await add.click()
    await expect(page.locator('#field-drinks .array-field__row')).toHaveCount(rows + 1)
    const name = row.locator('input[id$="__name"]')
    await open(row.locator('.collapsible__toggle').first(), name)
    await name.fill(newName)
    await row.getByRole('textbox', { name: text.other }).fill(translation) // else it asks
    const save = async () => {
      const saved = page.waitForResponse(
        (it) => it.url().includes('/api/on-the-go-settings/') && it.request().method() === 'PATCH',
      )
      await page.waitForLoadState('networkidle')
      await page.locator('#action-save').click()
      expect((await saved).status()).toBe(200)
    }
    await save()

    const visitor = waitForHydrationOnGoto(await context.newPage())
    await setLanguage(visitor, language, baseURL)
    await visitor.goto(toGo)
    const drinks = visitor.getByRole('combobox', { name: text.drink })
    const names = () => drinks.getByRole('option').allTextContents()
    expect((await names()).at(-1)).toBe(newName)
    await drinks.selectOption({ label: newName })
    await expect(drinks).toHaveValue(newName)

    const hidden = row.locator('input[id$="__hidden"]')
    await open(row.locator('.collapsible__toggle').first(), hidden)
    await hidden.check()
    await save()
    await visitor.goto(toGo)
    expect(await names()).not.toContain(newName)
    expect((await names()).length).toBeGreaterThan(14)
  })
