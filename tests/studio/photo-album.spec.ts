import { expect } from '@playwright/test'
import { png } from '../support/data/sample-files'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { test } from '../support/browser/watched-test'
import { findDocument, studioApi } from './staff-sign-in'

test('an editor adds several photographs to an album at once', async ({ page, context, request }) => {
  const api = await studioApi(request, 'editor')
  const album = await findDocument<{ photos: object[] }>(api, 'photo-albums?limit=1&depth=0')
  const buffer = await png(40, 30)
  await enterStudio(context, 'editor', 'en')
  try {
    await openInStudio(page, `/admin/collections/photo-albums/${album.id}`)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add several photographs' }).click()
    await (await chooser).setFiles(['a', 'b'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer })))
    const drawer = page.locator('.drawer--is-open')
    for (const name of ['a', 'b']) {
      await drawer.getByRole('button', { name: `${name}.png` }).click()
      await drawer.getByLabel('In English').fill(`Photo ${name}`)
      await drawer.getByLabel('In French').fill(`Photo ${name}`)
    }
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(drawer).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const read = async () =>
      (await findDocument<{ photos: object[] }>(api, 'photo-albums?limit=1&depth=0')).photos.length
    await expect.poll(read).toBe(album.photos.length + 2)
  } finally {
    await page.close()
    await api('PATCH', `photo-albums/${album.id}?overrideLock=true`, { photos: album.photos, _status: 'published' })
  }
})
