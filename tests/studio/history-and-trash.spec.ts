import { expect, test, type BrowserContext } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { tokenOf, type Role } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { studioApi } from './staff-sign-in'

type Docs<Doc> = { docs: (Doc & { id: string })[] }

const words = {
  en: {
    title: 'Harvest supper',
    versions: 'Versions, newest first',
    author: 'Saved by',
    draft: 'Current draft',
    trash: 'Trash',
    restore: 'Restore',
    restored: 'Restored. It is as it was when it was deleted.',
  },
  fr: {
    title: 'Souper des récoltes',
    versions: 'Versions, de la plus récente à la plus ancienne',
    author: 'Enregistré par',
    draft: 'Brouillon actuel',
    trash: 'Corbeille',
    restore: 'Restaurer',
    restored: 'Restauré. Le document est tel qu’il était au moment de sa suppression.',
  },
}

async function signIn(context: BrowserContext, role: Role, language: string, url = '') {
  await context.addCookies([
    { name: 'payload-token', value: await tokenOf(role), url },
    { name: 'payload-lng', value: language, url },
  ])
}

for (const language of ['en', 'fr'] as const)
  test(`shows who saved each version, and restores what was deleted (${language})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const text = words[language]
    const api = await studioApi(request, 'editor')
    const { name } = ((await (await api('GET', 'staff/me')).json()) as { user: { name: string } }).user
    const sites = (await (await api('GET', 'sites?where[slug][equals]=northgate&depth=0')).json()) as Docs<object>
    const data = { site: sites.docs[0]?.id, title: 'First title', linkType: 'default', _status: 'draft' }
    const made = (await (await api('POST', `news?draft=true&locale=${language}`, data)).json()) as {
      doc: { id: string }
    }
    const { id } = made.doc
    await api('PATCH', `news/${id}?draft=true&locale=${language}`, { title: text.title, _status: 'draft' })
    await signIn(context, 'editor', language, baseURL)

    await openInStudio(page, `/admin/collections/news/${id}/versions`)
    const rows = page.getByRole('table', { name: text.versions }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(name)
    await expect(rows.nth(1)).toContainText(text.draft)
    expect(await findViolations(page, 'main')).toEqual([])
    await rows.nth(1).getByRole('link').click()
    const comparison = page.locator('.render-field-diffs--parent')
    await expect(comparison.getByText(text.author, { exact: true })).toBeVisible()
    await expect(comparison.getByText(name, { exact: true })).toHaveCount(2)
    await expect(comparison).toContainText(text.title)

    expect((await api('DELETE', `news/${id}`)).status()).toBe(200)
    await openInStudio(page, '/admin/collections/deleted-documents')
    await expect(page.getByRole('heading', { level: 1, name: text.trash })).toBeVisible()
    await page.getByRole('row').filter({ hasText: text.title }).getByRole('link').first().click()
    const restore = page.getByRole('button', { name: text.restore })
    await expect(restore).toBeVisible()
    expect(await findViolations(page, '.document-notices')).toEqual([])
    await restore.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(text.restored)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/news/${id}$`))
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    const admin = await studioApi(request, 'administrator')
    await api('DELETE', `news/${id}`)
    const left = (await (
      await admin('GET', `deleted-documents?where[title][equals]=${text.title}`)
    ).json()) as Docs<object>
    for (const entry of left.docs) await admin('DELETE', `deleted-documents/${entry.id}`)
  })

/** Every collection with versions. A comparison that shows unchanged fields, too, has every kind of field that we use. */
const collections =
  `menus dishes sections news events balanced-living-events special-offers newsletters photo-albums staff-members
  surveys blog-articles directors-meetings catering-files popups microsites microsite-sections meal-plans legal-texts`.split(
    /\s+/,
  )

/** Ids, JSON, booleans of programs and English words of the product, none of which a French-speaking cook should read. */
const unreadable = /[0-9a-f]{24}|[{[]"|\[object|\b(?:true|false|null|undefined)\b|No label|Saved by/i

test('compares versions in words, whatever the field', async ({ page, context, request, baseURL }) => {
  test.setTimeout(120_000)
  const api = await studioApi(request, 'administrator')
  await signIn(context, 'administrator', 'fr', baseURL)
  const unread: string[] = []
  for (const collection of collections) {
    const found = (await (await api('GET', `${collection}/versions?limit=1&depth=0&sort=-updatedAt`)).json()) as Docs<{
      parent: string
    }>
    const [version] = found.docs
    if (!version) throw new Error(`The demo has no version of ${collection}.`)
    await page.goto(`/admin/collections/${collection}/${version.parent}/versions/${version.id}?modifiedOnly=false`)
    const comparison = page.locator('.render-field-diffs--parent')
    await expect(comparison).toContainText('Enregistré par')
    for (const line of (await comparison.innerText()).split('\n'))
      if (unreadable.test(line)) unread.push(`${collection}: ${line.slice(0, 120)}`)
  }
  expect(unread).toEqual([])
})

test('compares menus by the names of their dishes', async ({ page, context, request, baseURL }) => {
  const api = await studioApi(request, 'menu-editor')
  type Menu = { day: { periods: { categories: { sortOrder: number; items: { dish: string }[] }[] }[] } }
  const where = 'where[date][equals]=2026-11-24&where[closed][not_equals]=true&depth=0&limit=50'
  const { docs } = (await (await api('GET', `menus?${where}`)).json()) as Docs<Menu>
  const menu = docs.find(({ day }) => day.periods.some(({ categories }) => categories.length > 0))
  const category = menu?.day.periods.flatMap(({ categories }) => categories)[0]
  if (!menu || !category) throw new Error('The demo has no menu on this day.')
  const dish = (await (await api('GET', `dishes/${category.items[0]?.dish}?locale=fr&depth=0`)).json()) as {
    name: string
  }
  const before = structuredClone(menu.day)
  category.items = category.items.slice(1)
  try {
    expect((await api('PATCH', `menus/${menu.id}`, { day: menu.day })).status()).toBe(200)
    await signIn(context, 'menu-editor', 'fr', baseURL)
    await openInStudio(page, `/admin/collections/menus/${menu.id}/versions`)
    await page.getByRole('row').nth(1).getByRole('link').click()
    const comparison = page.locator('.render-field-diffs--parent')
    await expect(comparison.locator('.html-diff__diff-old')).toContainText([dish.name])
    await expect(comparison).not.toContainText(/[0-9a-f]{24}|"dish"/)
  } finally {
    await api('PATCH', `menus/${menu.id}`, { day: before })
  }
})
