import { expect, type Page } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { sessionOf } from '../support/browser/staff-sessions'
import { tabTo } from '../support/browser/tab-to'
import { siteIdOf } from '../v1/campus'
import { createdId, studioApi } from './staff-sign-in'

const untilIdle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))

/** The editor learns of the browser's selection in a task of its own: no key may come before it, as none of a person does. */
async function expectNothingSelected(page: Page) {
  await expect.poll(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
  await untilIdle(page)
}

const drawerOf = (page: Page) => page.locator('.drawer--is-open').last()

test('an editor publishes a text with a heading, a link, a table and a picture, without other hosts', async ({
  browser,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'editor')
  const find = async (path: string) =>
    ((await (await api('GET', path)).json()) as { docs: Record<string, string>[] }).docs[0]
  const site = await siteIdOf(request, 'northgate')
  const section = await find(
    `sections?where[site][equals]=${site}&where[slug][equals]=hours-of-operation&depth=0&locale=en`,
  )
  const draft = { site, title: 'Soup', linkType: 'default', _status: 'draft' }
  const id = await createdId(await api('POST', `news?draft=true&depth=0&locale=en`, draft))

  const context = await browser.newContext({ baseURL, storageState: sessionOf('editor') })
  const outside: string[] = []
  await context.route(
    (url) => url.origin !== baseURL && !['data:', 'blob:'].includes(url.protocol),
    (route) => (outside.push(route.request().url()), route.abort()),
  )
  await context.addCookies([
    { name: 'payload-lng', value: 'en', url: baseURL },
    { name: 'payload-tenant', value: site, url: baseURL },
    { name: 'l1', value: 'en', url: baseURL },
  ])
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  page.on('dialog', (question) => void question.accept()) // publish in one language only
  try {
    await page.goto(`/admin/collections/news/${id}`)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(text).toBeVisible()
    await expect(page.getByRole('button', { name: 'HTML' })).toHaveCount(0) // for administrators only
    expect(await findViolations(page, '.rich-text-lexical')).toEqual([])

    await tabTo(page, text)
    await page.keyboard.type('Pea soup')
    const choose = async (menu: string, item: string) => {
      await page
        .getByRole('button', { name: new RegExp(`^${menu}`) })
        .first()
        .click()
      await page.getByRole('button', { name: item, exact: true }).last().click()
    }
    await choose('Paragraph style', 'Heading 2')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Hot ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('today')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' hours')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.getByRole('button', { name: 'Link', exact: true }).first().click()
    /** The server's check of a form with this value, which follows each change. */
    const checkOf = (value: string) =>
      page.waitForResponse(
        (response) => response.url().includes('/admin/') && Boolean(response.request().postData()?.includes(value)),
      )
    const asPage = checkOf('"internal"')
    await drawerOf(page).getByText('A page of this site', { exact: true }).click()
    await asPage
    const withPage = checkOf(section?.id ?? 'no section')
    await drawerOf(page)
      .getByRole('combobox')
      .last()
      .fill(section?.name ?? '')
    await drawerOf(page).locator('.rs__option', { hasText: section?.name }).first().click()
    await withPage
    await drawerOf(page)
      .getByRole('button', { name: /^Save changes/ })
      .press('Enter')
    await expect(page.locator('.drawer--is-open')).toHaveCount(0)
    await expect(text.locator('a')).toHaveText('hours')
    await expect(text).toBeFocused()
    await untilIdle(page) // a closed drawer selects the word again, in a task of its own
    await page.keyboard.press('ArrowRight')
    await expectNothingSelected(page)

    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
    await text.focus()
    await page.keyboard.press('Control+End')
    await expectNothingSelected(page)
    await page.keyboard.press('Enter')
    await expect(text.locator('a')).toHaveText('hours')
    await choose('Insert', 'Table')
    const table = page.locator('.drawer--is-open', { hasText: 'Insert a table' })
    await table.locator('input[name=rows]').fill('2')
    await table.locator('input[name=columns]').fill('2')
    await table.getByRole('button', { name: /^Save changes/ }).click()
    await expect(page.locator('.drawer--is-open')).toHaveCount(0)
    await text.locator('th').first().click()
    await page.keyboard.type('Salt')
    await page.keyboard.press('Control+End')
    await choose('Insert', 'Picture')
    await drawerOf(page).locator('tbody tr button, tbody tr a').first().click()
    await expect(text.locator('img')).toBeVisible()
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect
      .poll(async () => (await find(`news?where[id][equals]=${id}&depth=0`))?._status, { timeout: 15_000 })
      .toBe('published')

    await page.goto(`/northgate/news-item/${id}`)
    const article = page.getByRole('main')
    await expect(article.getByRole('heading', { level: 2, name: 'Pea soup' })).toBeVisible()
    await expect(article.locator('strong', { hasText: 'today' })).toBeVisible()
    await expect(article.getByRole('link', { name: 'hours', exact: true })).toHaveAttribute(
      'href',
      '/northgate/hours-of-operation',
    )
    await expect(article.getByRole('columnheader', { name: 'Salt' })).toBeVisible()
    await expect(article.locator('p > img[alt]')).toBeVisible()
    expect(outside).toEqual([])
  } finally {
    await context.close()
    await api('DELETE', `news/${id}`)
  }
})

test('a text of Word with a picture is pasted without it, with a notice, and saved', async ({
  browser,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'editor')
  const site = await siteIdOf(request, 'northgate')
  const draft = { site, title: 'Soup', linkType: 'default', _status: 'draft' }
  const id = await createdId(await api('POST', 'news?draft=true&depth=0&locale=en', draft))
  const context = await browser.newContext({ baseURL, storageState: sessionOf('editor') })
  const page = await context.newPage()
  try {
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.focus()
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<p>Pea<img src="file:///C:/image001.png"></p><img src="https://cdn.example/a.png"><p>soup</p>',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText('A pasted picture was left out. Add it with Insert, Picture.')).toBeVisible()
    await expect(text).toContainText('Pea')
    const stored = async () => JSON.stringify(await (await api('GET', `news/${id}?draft=true&depth=0`)).json())
    await expect.poll(stored).toContain('soup</p>')
    await expect(text).toContainText('soup')
  } finally {
    await context.close()
    await api('DELETE', `news/${id}`)
  }
})
