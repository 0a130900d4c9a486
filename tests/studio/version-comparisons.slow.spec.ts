import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { enterStudio } from '../support/browser/staff-sessions'
import { findDocument, studioApi } from './staff-sign-in'

type Rights = { collections: Record<string, Partial<Record<'create' | 'readVersions', unknown>>> }

/** Ids, JSON, booleans of programs and English words of the product, none of which a French-speaking cook should read. */
const unreadable = /[0-9a-f]{24}|[{[]"|\[object|\b(?:true|false|null|undefined)\b|No label|Saved by/i

test('compares versions in words, whatever the field', async ({ page, context, request }) => {
  test.setTimeout(120_000)
  const api = await studioApi(request, 'administrator')
  await enterStudio(context, 'administrator', 'fr')
  const { collections } = (await (await api('GET', 'access')).json()) as Rights
  // What staff write themselves. A comparison that shows unchanged fields, too, has every kind of field that we use.
  const versioned = Object.keys(collections).filter(
    (slug) => collections[slug]?.readVersions && collections[slug].create,
  )
  expect(versioned).toContain('dishes')
  const unread: string[] = []
  for (const collection of versioned) {
    const path = `${collection}/versions?limit=1&depth=0&sort=-updatedAt`
    const version = await findDocument<{ parent: string }>(api, path)
    await page.goto(`/admin/collections/${collection}/${version.parent}/versions/${version.id}?modifiedOnly=false`)
    const comparison = page.locator('.render-field-diffs--parent')
    await expect(comparison).toContainText('Enregistré par')
    for (const line of (await comparison.innerText()).split('\n'))
      if (unreadable.test(line)) unread.push(`${collection}: ${line.slice(0, 120)}`)
  }
  expect(unread).toEqual([])
})
