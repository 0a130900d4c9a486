import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { setLanguage } from '../../support/browser/site-pages'
import { useSecondServer } from '../../support/servers/second-server'
import { test } from '../../support/browser/visitor'

const server = useSecondServer(3192, { REFECTORY_CLOCK: '2026-11-20T05:30:00-05:00' })

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' })

// French words are longer: what fits in French fits in English.
for (const site of ['northgate', 'universite-saint-cyrille'])
  test(`before opening, a phone shows what the first dish contains, and below the dishes what opens next: ${site}`, async ({
    page,
    context,
    request,
  }) => {
    await dismissPopups({ context, request, baseURL: server })
    await setLanguage(page, 'fr', server)
    await page.goto(`${server}/${site}/whats-on-the-menu`)
    const dishes = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    const contents = await dishes
      .first()
      .getByRole('cell', { name: /^Contient/ })
      .boundingBox()
    expect((contents?.y ?? 9999) + (contents?.height ?? 0)).toBeLessThanOrEqual(740)
    const next = page.getByText('Rien d’autre n’est ouvert en ce moment. Prochaine ouverture\u00a0:')
    expect((await next.boundingBox())?.y).toBeGreaterThan((await dishes.last().boundingBox())?.y ?? 9999)
  })
