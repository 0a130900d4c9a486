import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './tests/find-chromium.mjs'
import { takeStudioPictures } from './pictures/take-studio-pictures.mjs'
import { root } from './steps.mjs'

/** Takes the README's pictures. Start the server of the browser tests first: `node scripts/tests/serve-for-tests.mjs`. */
const base = 'http://localhost:3199'
const date = '2026-11-20'
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const save = async (page, name) =>
  sharp(await page.screenshot())
    .webp({ quality: 84 })
    .toFile(path.join(root, 'docs', 'pictures', `${name}.webp`))
const fetchV1 = async (path) => (await fetch(`${base}/v1/${path}`)).json()

async function findLunchQuery(slug, locationName) {
  const { site } = await fetchV1(`sites/${slug}/info`)
  const { locations } = await fetchV1(`locations/all_locations?site_id=${site.id}`)
  const { id } = locations.find(({ name }) => name === locationName)
  const { periods } = await fetchV1(`location/${id}/periods?date=${date}`)
  return `location=${id}&date=${date}&period=${periods.find(({ name }) => name === 'Lunch').id}`
}

const north = 'northgate'
const cyrille = 'universite-saint-cyrille'
const lunch = `${north}/whats-on-the-menu?${await findLunchQuery(north, 'North Hall')}`
const diner = `${cyrille}/whats-on-the-menu?${await findLunchQuery(cyrille, 'La Grande Table')}`
const elodie = {
  site_id: (await fetchV1(`sites/${cyrille}/info`)).site.id,
  email: 'elodie.marchand-vu@saint-cyrille.example',
  password: 'demo-customer-1',
}
const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const wall = { width: 1920, height: 1080 }
for (const [name, address, language, viewport, customer] of [
  ['home-en', north, 'en', desktop],
  ['home-fr-phone', cyrille, 'fr', phone],
  ['menu-en', lunch, 'en', desktop],
  ['menu-fr', diner, 'fr', desktop],
  ['menu-en-phone', `${lunch}&hide=milk`, 'en', phone],
  ['menu-fr-phone', `${diner}&hide=milk`, 'fr', phone],
  ['what-can-i-eat-en-phone', `${north}/what-can-i-eat?mine=peanuts,milk`, 'en', phone],
  ['dish-search-fr', `${cyrille}/dish-search?q=poulet`, 'fr', desktop],
  ['board-en', `${north}/board/north-hall`, 'en', wall],
  ['hours-fr', `${cyrille}/hours-of-operation`, 'fr', desktop],
  ['locations-en', `${north}/locations`, 'en', desktop],
  ['campus-map-fr', `${cyrille}/campus-map`, 'fr', desktop],
  ['campus-map-en-phone', `${north}/campus-map`, 'en', phone],
  ['news-en', `${north}/news`, 'en', desktop],
  ['photo-albums-fr', `${cyrille}/photo-albums`, 'fr', desktop],
  ['surveys-en-phone', `${north}/surveys`, 'en', phone],
  ['microsite-en', `${north}/microsite`, 'en', desktop],
  ['order-form-en', `${north}/meal-plan-purchase`, 'en', desktop],
  ['account-fr', `${cyrille}/gerer-votre-compte?part=allergens`, 'fr', desktop, elodie],
]) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === phone ? 2 : 1,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'l1', value: language, url: base }])
  if (customer) await context.request.post(`${base}/v1/customer/authenticate`, { data: customer })
  const page = await context.newPage()
  for (const _ of ['fetch the fonts', 'use the fonts'])
    await page.goto(`${base}/${address}`, { waitUntil: 'networkidle' })
  const close = page.getByRole('dialog').getByRole('button').first()
  if (/^[a-z-]+$/.test(address)) await close.click({ timeout: 5_000 }) // the popup of a home page
  await page.mouse.move(0, 0) // nothing is shown as pointed at
  await save(page, name)
  await context.close()
}

await takeStudioPictures({ browser, base, date, save })
await browser.close()
