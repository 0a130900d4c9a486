import { expect, test } from '@playwright/test'
import { openInStudio } from '../support/browser/open-in-studio'
import { saveInStudio } from '../support/browser/save-in-studio'
import { setLanguage } from '../support/browser/site-pages'
import { tokenOf } from '../support/browser/staff-sessions'
import { waitForHydrationOnGoto } from '../support/browser/visitor'
import { siteIdOf } from '../v1/campus'

// Sequential: the tests change the settings of the same campus.
test.describe.configure({ mode: 'default' })

const texts = {
  en: {
    tab: 'Contact',
    setting: 'Captcha in the feedback form',
    about: /^Against automatic messages: visitors tick “I am not a robot”/,
    box: 'I am not a robot',
    refused: /^Confirm that you are not a robot/,
  },
  fr: {
    tab: 'Coordonnées',
    setting: 'Captcha dans le formulaire de commentaires',
    about: /^Contre les messages automatiques\u00a0: les gens cochent «\u00a0Je ne suis pas un robot\u00a0»/,
    box: 'Je ne suis pas un robot',
    refused: /^Confirmez que vous n’êtes pas un robot/,
  },
} as const
const feedback = {
  first_name: 'Rosalie',
  last_name: 'Gagnon',
  email: 'rosalie.gagnon@northgate.example',
  customer_residence: 'n/a',
  customer_type: 'Visitor',
  comments: 'Good soup.',
}

for (const language of ['en', 'fr'] as const)
  test(`[CUS-2.59] staff switch the captcha of the feedback form on and off, and visitors see it at once (${language})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(90_000)
    const text = texts[language]
    const site_id = await siteIdOf(request, 'universite-saint-cyrille')
    await context.addCookies([
      { name: 'payload-token', value: await tokenOf('site-manager'), url: baseURL ?? '' },
      { name: 'payload-lng', value: language, url: baseURL ?? '' },
    ])
    await openInStudio(page, `/admin/collections/sites/${site_id}?locale=${language}`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: text.tab, exact: true }).click()
    const setting = page.getByRole('checkbox', { name: text.setting })
    await expect(page.getByText(text.about)).toBeVisible()
    await expect(setting).not.toBeChecked() // off by default
    const visitor = waitForHydrationOnGoto(await context.newPage())
    await setLanguage(visitor, language, baseURL)
    const box = visitor.getByRole('main').getByRole('checkbox', { name: text.box })
    const send = async () =>
      (await request.post('/v1/feedback/submit', { data: { ...feedback, site_id, locale: language } })).json()

    await setting.check()
    await saveInStudio(page, '/api/sites/')
    await visitor.goto('/universite-saint-cyrille/feedback')
    await expect(box).toBeVisible()
    expect(await send()).toEqual({ status: 'error', msg: expect.stringMatching(text.refused) })

    await setting.uncheck()
    await saveInStudio(page, '/api/sites/')
    await visitor.goto('/universite-saint-cyrille/feedback')
    await expect(visitor.getByRole('main').getByRole('checkbox')).toHaveCount(1)
    await expect(box).toHaveCount(0)
    expect(await send()).toMatchObject({ status: 'success' })
  })
