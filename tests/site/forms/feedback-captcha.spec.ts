import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { recordPolicyViolations } from '../../support/browser/policy-violations'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'
import { siteIdOf } from '../../v1/campus'

const texts = {
  en: {
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    lives: 'Where do you live?',
    who: 'Who are you?',
    onCampus: 'On campus',
    visitor: 'Visitor',
    comments: 'Comments',
    box: 'I am not a robot',
    hint: 'Your browser calculates for about a second. No other company is contacted.',
    send: 'Send feedback',
    done: 'The check is done.',
    working: 'Checking… You can keep typing.',
    tick: 'Tick “I am not a robot”.',
    cannot: 'The check could not be done. Send the form to try again.',
    failed:
      'The check could not be done. Your answers are still here: check your connection, then send the form again.',
    expired: 'The check that you are not a robot has expired. Send the form again.',
    thanks: 'Thank you for your feedback!',
    noScript: /^This form needs JavaScript, because the dining service asks for a check against automatic messages\./,
    phone: '519-555-0120',
  },
  fr: {
    first: 'Prénom',
    last: 'Nom de famille',
    email: 'Courriel',
    lives: 'Où habitez-vous?',
    who: 'Qui êtes-vous?',
    onCampus: 'Sur le campus',
    visitor: 'En visite',
    comments: 'Commentaires',
    box: 'Je ne suis pas un robot',
    hint: 'Votre navigateur calcule pendant environ une seconde. Aucune autre entreprise n’est contactée.',
    send: 'Envoyer mes commentaires',
    done: 'La vérification est terminée.',
    working: 'Vérification en cours… Vous pouvez continuer à écrire.',
    tick: 'Cochez «\u00a0Je ne suis pas un robot\u00a0».',
    cannot: 'La vérification n’a pas pu se faire. Envoyez le formulaire pour réessayer.',
    failed:
      'La vérification n’a pas pu se faire. Vos réponses sont toujours là\u00a0: vérifiez votre connexion, puis envoyez le formulaire de nouveau.',
    expired: 'La vérification que vous n’êtes pas un robot a expiré. Envoyez le formulaire de nouveau.',
    thanks: 'Merci de nous avoir fait part de vos commentaires!',
    noScript:
      /^Ce formulaire exige JavaScript, parce que le service alimentaire demande une vérification contre les messages automatiques\./,
    phone: '519\u00a0555-0120',
  },
} as const
type Texts = (typeof texts)['en' | 'fr']

const address = '/lakeshore-college/feedback'
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const captcha = (page: Page, text: Texts) => main(page).getByRole('checkbox', { name: text.box })
const progress = (page: Page, sentence: string) => main(page).getByRole('status').filter({ hasText: sentence })

async function fillIn(page: Page, text: Texts) {
  await field(page, text.first).fill('Zoé')
  await field(page, text.last).fill('Roy')
  await field(page, text.email).fill('zoe.roy@lakeshore.example')
  await page.getByRole('combobox', { name: text.lives }).selectOption(text.onCampus)
  await page.getByRole('combobox', { name: text.who }).selectOption(text.visitor)
  await field(page, text.comments).fill('A long letter')
}
async function expectKept(page: Page, text: Texts) {
  await expect(field(page, text.first)).toHaveValue('Zoé')
  await expect(field(page, text.comments)).toHaveValue('A long letter')
  await expect(page.getByRole('combobox', { name: text.lives })).toHaveValue('On campus')
  await expect(captcha(page, text)).toBeChecked()
}

for (const language of languages) {
  const text = texts[language]

  test(`[CUS-2.58] [CUS-2.59] [CUS-5.33] solves the captcha by keyboard, on this host only, and sends feedback (${language})`, async ({
    page,
    baseURL,
  }) => {
    const violations = await recordPolicyViolations(page)
    const requested: string[] = []
    page.context().on('request', (request) => requested.push(request.url()))
    await setLanguage(page, language, baseURL)
    await page.goto(address)
    await expect(captcha(page, text)).toHaveAccessibleDescription(text.hint)
    await expect(captcha(page, text)).not.toBeChecked()
    await page.waitForLoadState('networkidle')
    expect(requested.filter((url) => /captcha/.test(new URL(url).pathname))).toEqual([]) // not before it is wanted
    await fillIn(page, text)

    await tabTo(page, captcha(page, text))
    await page.keyboard.press('Space')
    await expect(progress(page, text.done)).toBeVisible({ timeout: 20_000 })
    expect(await findViolations(page)).toEqual([])
    await tabTo(page, page.getByRole('button', { name: text.send }))
    const [sent] = await Promise.all([page.waitForRequest('**/v1/feedback/submit'), page.keyboard.press('Enter')])
    expect(sent.postDataJSON()).toMatchObject({ captcha: expect.stringMatching(/^[\w+/]{300,900}=*$/) })
    await expect(progress(page, text.thanks)).toBeFocused()
    await expect(captcha(page, text)).not.toBeChecked()
    await expect(progress(page, text.done)).toHaveCount(0)
    await expect(field(page, text.comments)).toHaveValue('')

    const { origin } = new URL(baseURL ?? '')
    expect(requested.filter((url) => /\/static\/captcha-worker-/.test(url))).toHaveLength(1)
    expect(requested.filter((url) => !/^data:/.test(url) && new URL(url).origin !== origin)).toEqual([])
    expect(violations).toEqual([])
  })

  test(`[CUS-5.32] [CUS-5.33] does not send feedback before the box is ticked (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    let posts = 0
    page.on('request', (request) => (posts += request.url().includes('/v1/feedback/') ? 1 : 0))
    await page.goto(address)
    await fillIn(page, text)
    await page.getByRole('button', { name: text.send }).click()
    await expect(captcha(page, text)).toBeFocused()
    await expect(captcha(page, text)).toHaveAccessibleDescription(`${text.hint} ${text.tick}`)
    expect(await findViolations(page)).toEqual([])
    expect(posts).toBe(0)
    await captcha(page, text).press('Space')
    await expect(main(page).getByText(text.tick)).toHaveCount(0)
  })

  test(`[CUS-8.24] keeps what was typed when the captcha fails or expires, and says what to do (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(address)
    await fillIn(page, text)
    await page.route('**/v1/feedback/captcha?*', (route) => route.abort())
    await captcha(page, text).check()
    await expect(progress(page, text.cannot)).toBeVisible()
    await page.getByRole('button', { name: text.send }).click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toHaveText(text.failed)
    await expect(alert).toBeFocused()
    await expectKept(page, text)
    expect(await findViolations(page)).toEqual([])

    await page.unroute('**/v1/feedback/captcha?*')
    await page.route('**/v1/feedback/submit', (route) =>
      route.fulfill({ json: { status: 'error', msg: text.expired } }),
    )
    await page.getByRole('button', { name: text.send }).click()
    await expect(alert).toHaveText(text.expired, { timeout: 20_000 })
    await expectKept(page, text)

    await page.unroute('**/v1/feedback/submit')
    await page.getByRole('button', { name: text.send }).click() // with a new solution
    await expect(progress(page, text.thanks)).toBeFocused({ timeout: 20_000 })
    await expect(alert).toHaveCount(0)
  })

  test(`waits for the solution when the form is sent at once (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(address)
    await fillIn(page, text)
    await captcha(page, text).check()
    await page.getByRole('button', { name: text.send }).click()
    await expect(progress(page, text.thanks)).toBeFocused({ timeout: 20_000 })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`says why the form needs it, and how else to write (${language})`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'l1', value: language, url: baseURL ?? '' }])
      await page.goto(address, { waitUntil: 'load' })
      const note = main(page).getByText(text.noScript)
      await expect(note).toBeVisible()
      await expect(note.getByRole('link', { name: 'dining@lakeshore.example' })).toHaveAttribute(
        'href',
        'mailto:dining@lakeshore.example',
      )
      await expect(note.getByRole('link', { name: text.phone })).toHaveAttribute('href', 'tel:+15195550120')
      await page.goto('/northgate/feedback', { waitUntil: 'load' })
      await expect(main(page).getByText(text.noScript)).toHaveCount(0)
    })
  })
}

test('refuses the solution that the page has sent, when it is sent again', async ({ page, request }) => {
  const text = texts.en
  await page.goto(address)
  await fillIn(page, text)
  await captcha(page, text).check()
  const [sent] = await Promise.all([
    page.waitForRequest('**/v1/feedback/submit'),
    page.getByRole('button', { name: text.send }).click(),
  ])
  await expect(progress(page, text.thanks)).toBeVisible()
  const again = await request.post('/v1/feedback/submit', { data: sent.postDataJSON() })
  expect(await again.json()).toEqual({
    status: 'error',
    msg: 'This check was used for another message. Send the form again.',
  })
})

test('a draft holds neither the tick nor the solution', async ({ page, request }) => {
  const text = texts.en
  const site = await siteIdOf(request, 'lakeshore-college')
  await page.goto(address)
  await fillIn(page, text)
  await captcha(page, text).check()
  await expect(progress(page, text.done)).toBeVisible({ timeout: 20_000 })
  const drafts = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(drafts).toContain('A long letter')
  expect(drafts).not.toMatch(/captcha|keyPrefix|eyJ/)
  expect(drafts).toContain(site)
  await page.reload()
  await expect(field(page, text.comments)).toHaveValue('A long letter')
  await expect(captcha(page, text)).not.toBeChecked()
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
  await expect(captcha(page, texts.en)).toHaveCount(0)
})
