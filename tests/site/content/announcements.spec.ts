import { expect, type Page } from '@playwright/test'
import { demoEditor } from '../../support/browser/demo-editor'
import { test } from '../../support/browser/visitor'
import { png } from '../../support/data/sample-files'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
type Item = { id: string }
const title = 'Three chilis, one vote'
const whenAndWhere = ['Friday, November 20th, 2026', '5:00pm to 7:00pm', 'North Hall']

test('[PUB-2.13] [PUB-2.41] [PUB-2.43] [PUB-9.5] lists events as cards with dates, times, place and brief', async ({
  page,
}) => {
  await page.goto('/northgate/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  const chili = card(page, title)
  const brief = 'North Hall, Lakeshore and The Lantern each cook a pot.'
  for (const text of ['Today', ...whenAndWhere, brief]) await expect(chili).toContainText(text)
  await expect(chili).not.toContainText('You get three small bowls')
  const farmers = card(page, 'The farmers’ table')
  await expect(farmers).toContainText('Wednesday, November 18th, 2026 to Monday, November 23rd, 2026')
  await expect(farmers).toContainText('The lawn by Lakeshore Commons')
  const past = page.getByRole('region', { name: 'Past events' })
  await expect(past.getByRole('heading', { name: 'Hilltop picnic' })).toBeVisible()
  await expect(past.getByRole('article')).toHaveCount(1)
})

test('[PUB-2.41] [PUB-2.44] a card and its page show the picture of an event and of news', async ({
  page,
  request,
}) => {
  const { headers, siteId: site } = await demoEditor(request)
  const file = { name: 'painting.png', mimeType: 'image/png', buffer: await png(900, 810) }
  const multipart = { file, _payload: JSON.stringify({ site, alt: { en: 'A painting', fr: 'Une peinture' } }) }
  for (const [collection, uploads, name, loading] of [
    ['events', 'event-images', 'The farmers’ table', 'eager'], // the first card of its page
    ['news', 'news-images', 'One recipe book, and what it changed', 'lazy'],
  ] as const) {
    const { doc } = (await (await request.post(`/api/${uploads}`, { headers, multipart })).json()) as { doc: Item }
    const found = await request.get(`/api/${collection}`, { headers, params: { 'where[title][equals]': name } })
    const [item] = ((await found.json()) as { docs: Item[] }).docs
    const write = async (picture: string | null) =>
      expect((await request.patch(`/api/${collection}/${item?.id}`, { headers, data: { picture } })).status()).toBe(200)
    await write(doc.id)
    await page.goto(`/northgate/${collection}`)
    const shown = card(page, name).locator(`img[alt="A painting"][width="446"][height="402"][loading="${loading}"]`)
    await expect(shown).toHaveAttribute('src', /^\/files\/(?:event|news)\/[a-z-]+-[0-9a-f]{10}-446x402\.webp$/)
    await card(page, name).getByRole('link').click()
    await expect(page.getByRole('main').getByRole('article').getByRole('img', { name: 'A painting' })).toBeVisible()
    await write(null)
  }
})

test('[PUB-2.12] [PUB-2.41] a card links to the page of its event, which links to other events', async ({ page }) => {
  await page.goto('/northgate/events')
  await page.getByRole('link', { name: `Read more: ${title}` }).click()
  await expect(page).toHaveURL(/\/northgate\/event\/[0-9a-f]{24}$/)
  await expect(page).toHaveTitle(`Northgate University || ${title}`)
  const event = page.getByRole('main').getByRole('article')
  await expect(event.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const text of [...whenAndWhere, 'You get three small bowls']) await expect(event).toContainText(text)
  const calendar = await event.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const entry = await page.request.get(calendar ?? '')
  expect(entry.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await entry.text()).toContain(title.replaceAll(',', '\\,'))
  const next = page.getByRole('complementary', { name: 'More events' })
  await expect(next.getByRole('listitem')).toHaveCount(3)
  await expect(next.getByRole('link', { name: title })).toHaveCount(0)
  await next.getByRole('link', { name: 'See all events' }).click()
  await expect(page).toHaveURL(/\/northgate\/events$/)
})

test('[PUB-2.44] [PUB-2.45] [PUB-2.46] [PUB-2.47] [PUB-9.2] news links to its page, another page or another site', async ({
  page,
  request,
}) => {
  await page.goto('/northgate/news')
  await expect(
    page.getByRole('link', { name: 'See the late bus: The late bus now waits for The Lantern (another site)' }),
  ).toHaveAttribute('href', 'https://transit.northgate.example/late-bus')
  await expect(page.getByRole('link', { name: 'See today’s menu: Yes, there is macaroni' })).toHaveAttribute(
    'href',
    '/northgate/whats-on-the-menu',
  )
  const own = card(page, 'One recipe book, and what it changed')
  const lines = (it: Element) => getComputedStyle(it).getPropertyValue('-webkit-line-clamp')
  expect(await own.getByRole('heading').evaluate(lines)).toBe('1')
  expect(await own.getByRole('paragraph').last().evaluate(lines)).toBe('3')
  await own.getByRole('link').click()
  await expect(page).toHaveURL(/\/northgate\/news-item\/[0-9a-f]{24}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One recipe book, and what it changed')
  await expect(page.getByRole('article')).toContainText('tomato soup')

  // The page of news with a link, which no list links to, shows the link.
  const { site } = (await (await request.get('/v1/sites/northgate/info')).json()) as { site: { id: string } }
  const { news } = (await (await request.get(`/v1/news/public_list?site_id=${site.id}`)).json()) as {
    news: { id: string; title: string }[]
  }
  const bus = 'The late bus now waits for The Lantern'
  await page.goto(`/northgate/news-item/${news.find((item) => item.title === bus)?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bus)
  await expect(page.getByRole('link', { name: 'See the late bus (another site)', exact: true })).toBeVisible()
})

test('[PUB-2.48] lists offers with their dates and shows the full offer on its page', async ({ page }) => {
  const days = 'Sunday, October 11th, 2026 to Tuesday, January 19th, 2027'
  await page.goto('/northgate/special-offers/')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('main')).toContainText('Coming soon')
  const offer = card(page, 'Your own cup, 30 cents off')
  await expect(offer).toContainText(days)
  await offer.getByRole('link').click()
  await expect(page).toHaveURL(/\/northgate\/special-offer\/[0-9a-f]{24}$/)
  await expect(page.getByRole('article')).toContainText(days)
  await expect(page.getByRole('article')).toContainText('two coffees a school day')
})
