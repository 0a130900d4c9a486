import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

test('[PUB-2.18] the first two focusable links skip to the navigation and to the main content', async ({ page }) => {
  await page.goto('/northgate')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to navigation' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to navigation' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('[PUB-2.19] [PUB-2.22] [CUS-9.17] the navigation covers half of a wide screen and all of a small one', async ({
  page,
}) => {
  await page.goto('/northgate/hours-of-operation')
  for (const [width, share] of [
    [1440, 0.5],
    [991, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Navigation' }).click()
    const overlay = page.getByRole('dialog', { name: 'Navigation' })
    await expect(overlay).toBeVisible()
    expect((await overlay.boundingBox())?.width ?? 0).toBeCloseTo(width * share, 2)
    await expect.poll(() => overlay.evaluate((it) => it.getBoundingClientRect().right)).toBeCloseTo(width, 2)
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
  }
})

test('[PUB-2.19] [PUB-4.11] the navigation traps the focus, closes on Escape and restores the focus', async ({
  page,
}) => {
  await page.goto('/northgate')
  const button = page.getByRole('button', { name: 'Navigation' })
  await button.focus()
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('dialog', { name: 'Navigation' })
  await expect(overlay.getByRole('link', { name: 'What’s on the menu' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const stops = (await overlay.getByRole('link').count()) + 3
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'browser'
        : document.activeElement?.closest('dialog')
          ? 'overlay'
          : 'page',
    )
    expect(place).not.toBe('page')
  }
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  expect(await findViolations(page)).toEqual([])
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
})

test('[PUB-2.19] [PUB-4.11] a dismissed alert stays hidden for the session and returns in the next', async ({
  page,
  browser,
}) => {
  await page.goto('/universite-saint-cyrille')
  const alerts = page.getByRole('region', { name: 'Alerts' })
  const first = alerts.getByRole('listitem').first()
  const message = (await first.innerText()).split('\n')[0] ?? ''
  const before = await alerts.getByRole('listitem').count()
  await first.getByRole('button', { name: /^Dismiss this alert/ }).click()
  await expect(alerts.getByRole('listitem')).toHaveCount(before - 1)
  await page.goto('/universite-saint-cyrille/whats-on-the-menu')
  await expect(page.getByText(message)).toBeHidden()
  const another = await browser.newPage()
  await another.goto('/universite-saint-cyrille')
  await expect(another.getByRole('region', { name: 'Alerts' }).getByRole('listitem')).toHaveCount(before)
  await another.close()
})

test('[PUB-2.19] [PUB-9.4] the logo links to the website of the school or to the home page of the site, and is 70 px high', async ({
  page,
}) => {
  const logo = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await page.goto('/universite-saint-cyrille/news')
  await expect(logo('Saint-Cyrille University')).toHaveAttribute('href', 'https://saint-cyrille.example/')
  await page.goto('/northgate/about-dining')
  const box = await logo('Northgate University').getByRole('img').boundingBox()
  expect(box?.height).toBe(70)
  expect(box?.width).toBeLessThanOrEqual(300)
  await logo('Northgate University').click()
  await expect(page).toHaveURL(/\/northgate$/)
})

test('[PUB-2.21] the footer shows published pages, address, social networks and the current year', async ({ page }) => {
  await page.goto('/northgate')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/northgate/staff')
  await expect(footer.getByRole('link', { name: 'Menu lab' })).toHaveCount(0)
  await expect(footer).toContainText('1 Northgate Drive')
  await expect(footer.getByRole('link', { name: 'Northgate University on Instagram' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Email dining@northgate.example' })).toHaveAttribute(
    'href',
    'mailto:dining@northgate.example',
  )
  await expect(footer).toContainText(/© 20\d\d Northgate University/)
  await expect(footer.getByRole('link', { name: 'Climate-friendly dishes' })).toHaveAttribute(
    'href',
    '/climate-friendly',
  )
  await expect(footer.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/v1/docs')
  await expect(footer).toContainText('Powered by Refectory')
})

test('a phone folds the pages of the footer and names the current one', async ({ page }) => {
  await page.goto('/northgate/hours-of-operation')
  const pages = page.getByRole('navigation', { name: 'Pages of this site' })
  const current = pages.getByRole('link', { name: 'Hours of operation' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(current).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
  const fold = pages.locator('summary')
  await expect(fold).toHaveText('Pages of this siteHours of operation')
  await fold.press('Enter')
  await expect(current).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('every internal link of the home page responds with 200', async ({ page, request }) => {
  await page.goto('/northgate')
  const own = await page
    .getByRole('link')
    .evaluateAll((links) =>
      [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter((href) => href.startsWith('/')),
    )
  expect(own.length).toBeGreaterThan(10)
  for (const href of own) expect([href, (await request.get(href, { maxRedirects: 0 })).status()]).toEqual([href, 200])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the navigation button opens the pages in the footer, and alerts cannot be dismissed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/universite-saint-cyrille')
    await page.getByRole('banner').getByRole('link', { name: 'Navigation' }).click()
    await expect(page).toHaveURL(/#navigation$/)
    await expect(
      page.getByRole('navigation', { name: 'Pages of this site' }).getByRole('link', { name: 'What’s on the menu' }),
    ).toBeInViewport()
    const alerts = page.getByRole('region', { name: 'Alerts' })
    await expect(alerts.getByRole('listitem').first()).toBeVisible()
    await expect(alerts.getByRole('button')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36' })

  test('the first page loads the campus fonts last, and the next page uses them', async ({ page }) => {
    const faceOf = () => page.getByRole('heading', { level: 1 }).evaluate((it) => getComputedStyle(it).fontFamily)
    await page.goto('/northgate/hours-of-operation')
    expect(await faceOf()).toMatch(/^"Fraunces Headings", Georgia/)
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('type=1')
    const [loaded, typed] = await page.evaluate(() => [
      performance.getEntriesByType('navigation').map((it) => (it as PerformanceNavigationTiming).loadEventEnd)[0] ?? 0,
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/fraunces-1.woff2'))?.startTime ?? 0,
    ])
    expect(typed).toBeGreaterThan(loaded + 1_000)
    await page.goto('/northgate/locations')
    expect(await faceOf()).toMatch(/^Fraunces, "Fraunces Fallback"/)
  })
})

test('a page is painted before its first script loads', async ({ page }) => {
  await page.goto('/northgate/whats-on-the-menu')
  const paintAndScript = () =>
    page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/_next\/.*\.js$/.test(name))
      const paint = performance.getEntriesByName('first-paint')[0]
      return paint && scripts[0] && { isFirst: scripts.every(({ startTime }) => startTime >= paint.startTime) }
    })
  await expect.poll(paintAndScript).toEqual({ isFirst: true })
})

test('a date chosen while the page is still loading is applied', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.search.includes('date=2026-11-20')) return
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('input[type=date]')
      if (!field) return
      observer.disconnect()
      field.value = '2026-11-21'
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/northgate/whats-on-the-menu?location=north-hall&date=2026-11-20', { waitUntil: 'commit' })
  await page.waitForURL(/date=2026-11-21/)
})

test('a click during hydration is handled exactly once', async ({ page }) => {
  await page.addInitScript(() => {
    const dismissed: string[] = []
    Object.assign(window, { dismissed })
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'dismissed-alerts') dismissed.push(value)
      keep.call(this, key, value)
    }
    const look = new MessageChannel()
    look.port1.onmessage = () => {
      const isWaking = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      if (isWaking) document.querySelector<HTMLElement>('[id^=alert-] button')?.click()
      else look.port2.postMessage(null)
    }
    look.port2.postMessage(null)
  })
  await page.goto('/northgate/hours-of-operation')
  await expect(page.getByRole('region', { name: 'Alerts' })).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { dismissed: string[] }).dismissed)).toHaveLength(1)
})

test('clicks and choices before the scripts load are replayed', async ({ page }) => {
  let release = () => {}
  let held = Promise.resolve()
  await page.route('**/_next/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  /** Opens a page whose scripts load after `act`. */
  const openEarly = async (path: string, act: () => Promise<unknown>) => {
    held = new Promise((resolve) => (release = resolve))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await act()
    release()
  }
  const alert = page.getByRole('region', { name: 'Alerts' }).getByRole('listitem')
  let shown = 0
  await openEarly('/universite-saint-cyrille', async () => {
    shown = await alert.count()
    await alert.first().getByRole('button').click()
  })
  await expect(alert).toHaveCount(shown - 1)
  await openEarly('/northgate/whats-on-the-menu', () =>
    page.getByRole('combobox', { name: 'Location' }).selectOption({ label: 'The Lantern' }),
  )
  await page.waitForURL(/location=/)
  await expect(page.getByRole('heading', { name: /The Lantern/ }).first()).toBeVisible()
})
