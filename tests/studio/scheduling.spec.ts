import { expect, test } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { tokenOf } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { studioApi } from './staff-sign-in'

type Made = { doc: { id: string } }

const words = {
  en: {
    title: 'Sugar season',
    heading: 'Schedule publishing: Sugar season',
    publish: 'Publish',
    notice: /^Will be published on Tuesday, December 1, 2026 at /,
    list: 'Scheduled',
    question: 'Missing in French: Title. French pages will show the English text. Publish anyway?',
    publishButton: 'Publish changes',
    otherLabel: 'Title — Français',
    draft: 'Draft',
  },
  fr: {
    title: 'Temps des sucres',
    heading: 'Programmer la publication\u00a0: Temps des sucres',
    publish: 'Publier',
    notice: /^Publication prévue le mardi 1 décembre 2026 à /,
    list: 'Publications prévues',
    question: 'Manque en anglais\u00a0: Titre. Les pages en anglais afficheront le texte français. Publier quand même?',
    publishButton: 'Publier les modifications',
    otherLabel: 'Titre — English',
    draft: 'Brouillon',
  },
}

for (const language of ['en', 'fr'] as const)
  test(`schedules a draft, and asks before it is published in one language only (${language})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const text = words[language]
    const api = await studioApi(request, 'editor')
    const sites = (await (await api('GET', 'sites?where[slug][equals]=northgate&depth=0')).json()) as {
      docs: { id: string }[]
    }
    const data = { site: sites.docs[0]?.id, title: text.title, linkType: 'default', _status: 'draft' }
    const made = (await (await api('POST', `news?draft=true&locale=${language}`, data)).json()) as Made
    try {
      await context.addCookies([
        { name: 'payload-token', value: await tokenOf('editor'), url: baseURL ?? '' },
        { name: 'payload-lng', value: language, url: baseURL ?? '' },
      ])
      await openInStudio(page, `/admin/collections/news/${made.doc.id}`)
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await page.locator('.form-submit .popup__trigger-wrap button').first().click()
      await page.locator('#schedule-publish').click()
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('heading', { level: 2, name: text.heading })).toBeVisible()
      await expect(drawer.getByRole('radio')).toHaveCount(1)
      await expect(drawer.getByRole('radio', { name: text.publish })).toBeChecked()
      await drawer.locator('#time input').fill('2026-12-01 08:00')
      await page.keyboard.press('Enter')
      await drawer.locator('#scheduled-publish-save').click()
      await page.keyboard.press('Escape')
      await expect(page.locator('.document-notices').getByText(text.notice)).toBeVisible()

      const questions: string[] = []
      page.once('dialog', (dialog) => (questions.push(dialog.message()), dialog.dismiss()))
      await page.getByRole('button', { name: text.publishButton }).click()
      expect(questions).toEqual([text.question])
      await expect(page.getByText(text.draft, { exact: true }).first()).toBeVisible()
      await page.getByRole('textbox', { name: text.otherLabel }).fill('Spring')
      expect(await findViolations(page, '.both-languages')).toEqual([])
      await page.getByRole('button', { name: text.publishButton }).click()
      await expect
        .poll(async () => (await (await api('GET', `news/${made.doc.id}?locale=all&depth=0`)).json()) as object)
        .toMatchObject({
          _status: 'published',
          title: { [language]: text.title, [language === 'en' ? 'fr' : 'en']: 'Spring' },
        })
      await page.goto('/admin/collections/news')
      const list = page.getByRole('region', { name: text.list })
      await expect(list.getByRole('listitem').filter({ hasText: text.title })).toContainText(/2026/)
    } finally {
      await api('DELETE', `news/${made.doc.id}`)
    }
  })
