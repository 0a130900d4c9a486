import { expect, type Locator } from '@playwright/test'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const rightOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return Math.round((box?.x ?? 0) + (box?.width ?? -1))
}

test('cards fill their rows without holes', async ({ page }) => {
  const main = page.getByRole('main')
  const lists = main.getByRole('list').filter({ has: page.getByRole('article') })
  for (const path of ['/northgate/locations', '/northgate/surveys']) {
    await page.goto(path)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const edge = await rightOf(main.getByRole('heading', { level: 1 }))
      expect(await lists.count()).toBeGreaterThan(0)
      for (const list of await lists.all())
        expect([path, width, await rightOf(list.getByRole('article').last())]).toEqual([path, width, edge])
    }
  }
})

test('the columns of several tables of documents stand below each other', async ({ page }) => {
  await page.goto('/northgate/newsletters')
  const headers = await page.getByRole('columnheader', { name: 'Description' }).all()
  const starts = await Promise.all(headers.map(async (header) => Math.round((await header.boundingBox())?.x ?? 0)))
  expect(starts.length).toBeGreaterThan(1)
  expect(new Set(starts).size).toBe(1)
})

test('the French name of the services stands in one line beside the logo of a tablet', async ({ page }) => {
  await setLanguage(page, 'fr')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/universite-saint-cyrille/news')
  const name = page.getByRole('banner').getByText('Services alimentaires', { exact: true })
  expect((await name.boundingBox())?.height).toBeLessThan(36)
})

test('on a phone an address of the team page is not broken inside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/northgate/staff')
  for (const address of await page.getByRole('main').getByRole('link', { name: /@/ }).all())
    expect((await address.boundingBox())?.height).toBeLessThanOrEqual(46)
})
