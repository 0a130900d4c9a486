import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { fillFeedback } from '../../support/browser/fill-feedback'
import { recordPolicyViolations } from '../../support/browser/policy-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const hint = 'Your browser calculates for about a second. No other company is contacted.'
const tick = 'Tick “I am not a robot”.'
const expired = 'The check that you are not a robot has expired. Send the form again.'
const address = '/lakeshore-college/feedback'
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const captcha = (page: Page) => main(page).getByRole('checkbox', { name: 'I am not a robot' })
const progress = (page: Page, sentence: string) => main(page).getByRole('status').filter({ hasText: sentence })

async function expectKept(page: Page) {
  await expect(field(page, 'First name')).toHaveValue('Zoé ')
  await expect(field(page, 'Comments')).toHaveValue('A long letter')
  await expect(page.getByRole('combobox', { name: 'Where do you live?' })).toHaveValue('On campus')
  await expect(captcha(page)).toBeChecked()
}

test('[CUS-2.58] [CUS-2.59] [CUS-5.33] solves the captcha by keyboard, on this host only, and sends feedback', async ({
  page,
  baseURL,
}) => {
  const violations = await recordPolicyViolations(page)
  const requested: string[] = []
  page.context().on('request', (request) => requested.push(request.url()))
  await setLanguage(page, 'en')
  await page.goto(address)
  await expect(captcha(page)).toHaveAccessibleDescription(hint)
  await expect(captcha(page)).not.toBeChecked()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /captcha/.test(new URL(url).pathname))).toEqual([]) // not before it is wanted
  await fillFeedback(page, 'A long letter')

  await tabTo(page, captcha(page))
  await page.keyboard.press('Space')
  await expect(progress(page, 'The check is done.')).toBeVisible({ timeout: 20_000 })
  expect(await findViolations(page)).toEqual([])
  const drafts = await page.evaluate(() => JSON.stringify(sessionStorage)) // neither the tick nor the solution
  expect(drafts).toContain('A long letter')
  expect(drafts).not.toMatch(/captcha|keyPrefix|eyJ/)
  await tabTo(page, page.getByRole('button', { name: 'Send feedback' }))
  const [sent] = await Promise.all([page.waitForRequest('**/v1/feedback/submit'), page.keyboard.press('Enter')])
  expect(sent.postDataJSON()).toMatchObject({ captcha: expect.stringMatching(/^[\w+/]{300,900}=*$/) })
  await expect(progress(page, 'Thank you for your feedback!')).toBeFocused()
  await expect(captcha(page)).not.toBeChecked()
  await expect(progress(page, 'The check is done.')).toHaveCount(0)
  await expect(field(page, 'Comments')).toHaveValue('')

  const { origin } = new URL(baseURL ?? '')
  expect(requested.filter((url) => /\/static\/captcha-worker-/.test(url))).toHaveLength(1)
  expect(requested.filter((url) => !/^data:/.test(url) && new URL(url).origin !== origin)).toEqual([])
  expect(violations).toEqual([])
})

test('[CUS-5.32] [CUS-5.33] does not send feedback before the box is ticked', async ({ page }) => {
  await setLanguage(page, 'en')
  let posts = 0
  page.on('request', (request) => (posts += request.url().includes('/v1/feedback/') ? 1 : 0))
  await page.goto(address)
  await fillFeedback(page, 'A long letter')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(captcha(page)).toBeFocused()
  await expect(captcha(page)).toHaveAccessibleDescription(`${hint} ${tick}`)
  expect(await findViolations(page)).toEqual([])
  expect(posts).toBe(0)
  await captcha(page).press('Space')
  await expect(main(page).getByText(tick)).toHaveCount(0)
})

test('[CUS-8.24] keeps what was typed when the captcha fails or expires, and says what to do', async ({ page }) => {
  let [isDown, isExpired] = [true, true]
  await page.route('**/v1/feedback/captcha?*', (route) => (isDown ? route.abort() : route.continue()))
  await page.route('**/v1/feedback/submit', (route) =>
    isExpired ? route.fulfill({ json: { status: 'error', msg: expired } }) : route.continue(),
  )
  await setLanguage(page, 'en')
  await page.goto(address)
  await fillFeedback(page, 'A long letter')
  await captcha(page).check()
  await expect(progress(page, 'The check could not be done. Send the form to try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  const alert = main(page).getByRole('alert')
  await expect(alert).toHaveText(
    'The check could not be done. Your answers are still here: check your connection, then send the form again.',
  )
  await expect(alert).toBeFocused()
  await expectKept(page)
  expect(await findViolations(page)).toEqual([])

  isDown = false
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(alert).toHaveText(expired, { timeout: 20_000 })
  await expectKept(page)

  isExpired = false
  await page.getByRole('button', { name: 'Send feedback' }).click() // with a new solution
  await expect(progress(page, 'Thank you for your feedback!')).toBeFocused({ timeout: 20_000 })
  await expect(alert).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says why the form needs it, and how else to write', async ({ page, baseURL }) => {
    const noScript =
      /^Ce formulaire exige JavaScript, parce que le service alimentaire demande une vérification contre les messages automatiques\./
    await page.context().addCookies([{ name: 'l1', value: 'fr', url: baseURL ?? '' }])
    await page.goto(address, { waitUntil: 'load' })
    const note = main(page).getByText(noScript)
    await expect(note).toBeVisible()
    await expect(note.getByRole('link', { name: 'dining@lakeshore.example' })).toHaveAttribute(
      'href',
      'mailto:dining@lakeshore.example',
    )
    await expect(note.getByRole('link', { name: '519\u00a0555-0120' })).toHaveAttribute('href', 'tel:+15195550120')
    await page.goto('/northgate/feedback', { waitUntil: 'load' })
    await expect(main(page).getByText(noScript)).toHaveCount(0)
  })
})

test('a site without a captcha loads nothing of it', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\.js(?:\?|$)/.test(response.url())) scripts.push(response.text())
  })
  await page.goto('/northgate/feedback')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(3)
  expect((await Promise.all(scripts)).filter((script) => script.includes('captcha-worker'))).toEqual([])
  await expect(captcha(page)).toHaveCount(0)
})
