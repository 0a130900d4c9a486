import type { ChildProcess } from 'node:child_process'
import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { startSecondServer } from '../../support/servers/second-server'
import { test } from '../../support/browser/visitor'

const port = 3192
const server = `http://localhost:${port}`
const words = {
  en: { contains: /^Contains/, next: 'Nothing else is open right now. Next to open:' },
  fr: { contains: /^Contient/, next: 'Rien d’autre n’est ouvert en ce moment. Prochaine ouverture\u00a0:' },
}
let child: ChildProcess

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' })
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ request }) => {
  child = await startSecondServer(request, port, { SERVER_URL: server, REFECTORY_CLOCK: '2026-11-20T05:30:00-05:00' })
})
test.afterAll(() => {
  child.kill('SIGKILL')
})

for (const site of ['northgate', 'universite-saint-cyrille'])
  for (const language of languages)
    test(`before opening, a phone shows what the first dish contains, and below the dishes what opens next (${site}, ${language})`, async ({
      page,
      context,
      request,
    }) => {
      await dismissPopups({ context, request, baseURL: server })
      await setLanguage(page, language, server)
      await page.goto(`${server}/${site}/whats-on-the-menu`)
      const dishes = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
      const contents = await dishes.first().getByRole('cell', { name: words[language].contains }).boundingBox()
      expect((contents?.y ?? 9999) + (contents?.height ?? 0)).toBeLessThanOrEqual(740)
      const next = await page.getByText(words[language].next).boundingBox()
      expect(next?.y).toBeGreaterThan((await dishes.last().boundingBox())?.y ?? 9999)
    })
