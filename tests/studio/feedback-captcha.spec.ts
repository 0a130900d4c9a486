import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { openInStudio } from '../support/browser/open-in-studio'
import { saveInStudio } from '../support/browser/save-in-studio'
import { setLanguage } from '../support/browser/site-pages'
import { enterStudio } from '../support/browser/staff-sessions'
import { waitForHydrationOnGoto } from '../support/browser/visitor'
import { siteIdOf } from '../v1/campus'

const feedback = {
  first_name: 'Rosalie',
  last_name: 'Gagnon',
  email: 'rosalie.gagnon@northgate.example',
  customer_residence: 'n/a',
  customer_type: 'Visitor',
  comments: 'Good soup.',
}

test('[CUS-2.59] staff switch the captcha of the feedback form on and off, and visitors see it at once', async ({
  page,
  context,
  request,
}) => {
  const site_id = await siteIdOf(request, 'universite-saint-cyrille')
  await enterStudio(context, 'site-manager', 'fr')
  await openInStudio(page, `/admin/collections/sites/${site_id}?locale=fr`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Coordonnées', exact: true }).click()
  const setting = page.getByRole('checkbox', { name: 'Captcha dans le formulaire de commentaires' })
  await expect(
    page.getByText(/^Contre les messages automatiques\u00a0: les gens cochent «\u00a0Je ne suis pas un robot\u00a0»/),
  ).toBeVisible()
  await expect(setting).not.toBeChecked() // off by default
  const visitor = waitForHydrationOnGoto(await context.newPage())
  await setLanguage(visitor, 'fr')
  const box = visitor.getByRole('main').getByRole('checkbox', { name: 'Je ne suis pas un robot' })
  const send = async () =>
    (await request.post('/v1/feedback/submit', { data: { ...feedback, site_id, locale: 'fr' } })).json()

  await setting.check()
  await saveInStudio(page, '/api/sites/')
  await visitor.goto('/universite-saint-cyrille/feedback')
  await expect(box).toBeVisible()
  expect(await send()).toEqual({
    status: 'error',
    msg: expect.stringMatching(/^Confirmez que vous n’êtes pas un robot/),
  })

  await setting.uncheck()
  await saveInStudio(page, '/api/sites/')
  await visitor.goto('/universite-saint-cyrille/feedback')
  await expect(visitor.getByRole('main').getByRole('checkbox')).toHaveCount(1)
  await expect(box).toHaveCount(0)
  expect(await send()).toMatchObject({ status: 'success' })
})
