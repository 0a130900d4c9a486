import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './find-chromium.mjs'
import { root } from './steps.mjs'

/** The README's pictures, taken from the server of the browser tests: `node scripts/serve-for-tests.mjs` beside it. */
const base = 'http://localhost:3199'
const date = '2026-11-20'
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const save = async (page, name) =>
  sharp(await page.screenshot())
    .webp({ quality: 84 })
    .toFile(path.join(root, 'docs', 'pictures', `${name}.webp`))
const v1 = async (address) => (await fetch(`${base}/v1/${address}`)).json()

async function lunchAt(slug, locationName) {
  const { site } = await v1(`sites/${slug}/info`)
  const { locations } = await v1(`locations/all_locations?site_id=${site.id}`)
  const { id } = locations.find(({ name }) => name === locationName)
  const { periods } = await v1(`location/${id}/periods?date=${date}`)
  return `location=${id}&date=${date}&period=${periods.find(({ name }) => name === 'Lunch').id}`
}

const english = `northgate/whats-on-the-menu?${await lunchAt('northgate', 'North Hall')}`
const french = `universite-saint-cyrille/whats-on-the-menu?${await lunchAt('universite-saint-cyrille', 'La Grande Table')}`
for (const [name, address, language, size, scale] of [
  ['menu-en-desktop', english, 'en', { width: 1280, height: 900 }, 1],
  ['menu-fr-desktop', french, 'fr', { width: 1280, height: 900 }, 1],
  ['menu-en-phone', `${english}&hide=milk`, 'en', { width: 390, height: 844 }, 2],
  ['menu-fr-phone', `${french}&hide=milk`, 'fr', { width: 390, height: 844 }, 2],
]) {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: scale })
  await context.addCookies([{ name: 'l1', value: language, url: base }])
  const page = await context.newPage()
  await page.goto(`${base}/${address}`, { waitUntil: 'networkidle' })
  await save(page, name)
  await context.close()
}

const studio = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
await studio.goto(`${base}/admin/login`, { waitUntil: 'networkidle' })
await studio.getByLabel('Email').fill('menu-editor@example.com')
await studio.getByLabel('Password').fill('demo-menu-editor')
await studio.getByRole('button', { name: 'Login' }).click()
await studio.waitForURL(/\/admin$/)
await studio.goto(`${base}/admin/collections/menus?where[and][0][date][equals]=${date}`, { waitUntil: 'networkidle' })
await studio.locator('tbody tr').filter({ hasText: 'La Grande Table' }).getByRole('link').first().click()
await studio.getByRole('listitem').filter({ hasText: 'Scrambled eggs' }).first().waitFor()
await studio.getByText('La Grande Table').first().waitFor()
await studio.waitForLoadState('networkidle')
await save(studio, 'studio-menu')
await browser.close()
