/** @both-databases */
import type { CollectionSlug } from 'payload'
import type { Localized } from '@/domain/locale'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, soupsAtLunch, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { signInToStudio } from '../../support/studio/studio-api'

const now = new Date()
clock.now = () => now
const today = campusDateAt(now, 'America/Toronto')
const [tomorrow, nextWeek] = [addDays(today, 1), addDays(today, 7)]

const payload = await openPayload()
const create = localizedCreator(payload)
let [campus, other]: [Campus, Campus] = [null as never, null as never]
const as: Record<string, Awaited<ReturnType<typeof signInToStudio>>> = {}
afterAll(closePayload)

const inEnglish = (en: string) => ({ en }) as Localized // the French text is missing
const publish = (slug: CollectionSlug, site: string, data: object) =>
  create(slug, { site, _status: 'published', ...data })
const popup = (en: string, site: string, window: object) =>
  publish('popups', site, { title: both(en, `${en} (fr)`), daysBetweenViews: 1, ...window })

beforeAll(async () => {
  ;[campus, other] = [await makeCampus(payload, 'northgate'), await makeCampus(payload, 'southgate')]
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  for (const role of ['siteManager', 'editor', 'menuEditor', 'shopManager', 'dietitian'] as const)
    as[role] = await signInToStudio(payload, await makePerson(payload, role, [campus.site]))
})

test('each role reads what begins or ends at its site in the next seven days, and may change', async () => {
  const { site, hall } = campus
  await popup('Later', site, { showFrom: nextWeek })
  await popup('Elsewhere', other.site, { showFrom: tomorrow })
  await popup('Draft', site, { showFrom: tomorrow, _status: 'draft' })
  await popup('Move-in', site, { showFrom: tomorrow, showUntil: nextWeek })
  const days = ['0', '1', '2', '3', '4', '5', '6'] as const
  const hours = { location: hall, type: 'special_hours' as const, days: [...days], closed: true }
  await create('schedules', { site, ...hours, start: today, end: today })
  await publish('meal-plans', site, { name: both('Gold', 'Or'), priceCents: 100, saleUntil: tomorrow })
  const homepageAlerts = [{ icon: 'snow' as const, message: 'Snow', start: today, end: nextWeek }]
  await payload.update({ collection: 'sites', id: site, data: { homepageAlerts }, overrideAccess: true })
  const draft = await popup('Planned', site, { _status: 'draft' })
  const input = { type: 'publish' as const, doc: { relationTo: 'popups' as const, value: draft.id } }
  const waitUntil = new Date(now.getTime() + 3_600_000)
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil })

  const seen = async (role: string) => {
    const { body } = await as[role]!('GET', 'staff/upcoming')
    const windows = (body.windows as { title: { en: string }; kind: string; from: string; until: string }[]).map(
      ({ title, kind, from, until }) => [title.en, kind, from, until],
    )
    return { windows, scheduled: (body.scheduled as { title: object }[]).map(({ title }) => title) }
  }
  const scheduled = [both('Planned', 'Planned (fr)')]
  const shown = ['Move-in', 'shown', tomorrow, null]
  const closed = ['North Hall', 'special-hours', today, today]
  const alert = ['Snow', 'alert', today, null]
  const sold = ['Gold', 'sold', null, tomorrow]
  expect(await seen('siteManager')).toEqual({ windows: [closed, alert, shown, sold], scheduled })
  expect(await seen('editor')).toEqual({ windows: [alert, shown], scheduled })
  expect(await seen('menuEditor')).toEqual({ windows: [closed, shown], scheduled })
  expect(await seen('shopManager')).toEqual({ windows: [sold], scheduled: [] })
  expect(await seen('dietitian')).toEqual({ windows: [], scheduled: [] })
  expect((await as.editor!('GET', `staff/upcoming?site=${other.site}`)).status).toBe(403)
})

test('each role reads the public texts in one language only that it may change', async () => {
  const { site, hall, soup } = campus
  await publish('meal-plans', site, { name: { en: 'Silver' }, priceCents: 100 })
  const item = { title: { en: 'Snow day' }, linkType: 'default' }
  await publish('news', site, item)
  await publish('news', site, { ...item, title: { en: 'Over' }, end: addDays(today, -1) })
  await publish('news', site, { ...item, title: { en: 'Draft' }, _status: 'draft' })
  await publish('news', other.site, item)
  const chili = await create('dishes', {
    site,
    code: 'chili',
    name: inEnglish('Chili'),
    allergensDeclared: true,
  })
  await create('dishes', { site, code: 'stew', name: inEnglish('Stew') }) // on no menu
  const day = soupsAtLunch(soup, chili.id)
  await create('menus', { _status: 'published', site, location: hall, date: tomorrow, day })
  const seen = async (role: string) => {
    const { body } = await as[role]!('GET', 'staff/untranslated')
    const found = body.documents as { title: { en: string }; missing: { path: string; missing: string }[] }[]
    return found
      .map(({ title, missing }) => [title.en, ...missing.map((each) => `${each.missing}: ${each.path}`)])
      .sort()
  }
  const [dish, news, plan] = [
    ['Chili', 'fr: name'],
    ['Snow day', 'fr: title'],
    ['Silver', 'fr: name'],
  ]
  const alerts = ['northgate University', 'fr: homepageAlerts.message']
  expect(await seen('siteManager')).toEqual([dish, plan, news, alerts])
  expect(await seen('editor')).toEqual([news, alerts])
  expect(await seen('menuEditor')).toEqual([dish])
  expect(await seen('shopManager')).toEqual([plan])
  expect(await seen('dietitian')).toEqual([])
})

test('an editor changes the alerts of their site and nothing else of it', async () => {
  const path = `sites/${campus.site}?locale=en`
  const saved = await as.editor!('PATCH', path, {
    data: { name: 'Mine', homepageAlerts: [{ message: 'Storm' }] },
  })
  expect(saved.status).toBe(200)
  expect(saved.body.doc).toMatchObject({ name: 'northgate University', homepageAlerts: [{ message: 'Storm' }] })
  expect((await as.editor!('PATCH', `sites/${other.site}`, { data: { homepageAlerts: [] } })).status).toBe(403)
  expect((await as.menuEditor!('PATCH', path, { data: { homepageAlerts: [] } })).status).toBe(403)
})

test('staff see how much waits in the inboxes of their role and sites, and what the shop sold since yesterday', async () => {
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Good soup', status: 'new' } as const
  for (const { site } of [campus, other]) await create('contact-messages', { site, ...message })
  await create('contact-messages', { site: campus.site, ...message, status: 'done' })
  expect(await as.siteManager!('GET', 'staff/received')).toMatchObject({
    ...{ status: 200, body: { open: { 'contact-messages': 1, feedback: 0 }, orders: 0, reservations: 0 } },
  })
  expect((await as.siteManager!('GET', `staff/received?site=${other.site}`)).body).toMatchObject({
    open: { 'contact-messages': 0 },
  })
  expect((await as.editor!('GET', 'staff/received')).body).toEqual({ open: {}, orders: null, reservations: null })
})
