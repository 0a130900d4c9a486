/** @both-databases */
import { jest } from '@jest/globals'
import { handleEndpoints } from 'payload'
import config from '@payload-config'
import { localizedCreator } from '@/server/database/write-localized'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { both, makeCampus } from '../../support/data/campus'
import { png } from '../../support/data/sample-files'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { tokenOfStaff } from '../../support/studio/studio-api'

const payload = await openPayload()
const overrideAccess = true // the test prepares and reads what is stored
const { site } = await makeCampus(payload, 'northgate')
const { site: south } = await makeCampus(payload, 'southgate')
const tokens: Record<string, string> = {}
for (const role of ['administrator', 'editor', 'menuEditor', 'dietitian'] as const)
  // the first account is an administrator’s
  tokens[role] = (await tokenOfStaff(payload, await makePerson(payload, role, [site]))) ?? ''
afterAll(closePayload)

const days = { from: '2026-11-20', until: '2026-11-22' }
const picture = new File([new Uint8Array(await png(900, 600))], 'poutine.png', { type: 'image/png' })

async function announce(kind: string, by: string, data: object, { at = site, file = null as File | null } = {}) {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  if (file) body.set('file', file)
  const headers = { Authorization: `JWT ${tokens[by]}`, 'Accept-Language': 'en' }
  const request = new Request(`http://localhost:3000/api/sites/${kind}?site=${at}`, { method: 'POST', headers, body })
  const answer = await handleEndpoints({ config, request })
  return { status: answer.status, text: await answer.text() }
}
const alerts = async () =>
  rowsOf(
    (await payload.findByID({ collection: 'sites', id: site, locale: 'all', depth: 0, overrideAccess })).homepageAlerts,
  )
const popups = async () =>
  (await payload.find({ collection: 'popups', locale: 'all', depth: 1, overrideAccess })).docs as unknown[]

test('[PUB-2.19] an editor adds alerts after those that the site has, in its languages', async () => {
  const make = (text: object, icon = 'info') => announce('alert', 'editor', { text, icon, ...days })
  expect((await make(both('Snow day', 'Jour de neige'), 'snow')).status).toBe(201)
  expect((await make(both('Late lunch', 'Dîner tardif'))).status).toBe(201)
  expect(await alerts()).toMatchObject([
    { message: both('Snow day', 'Jour de neige'), icon: 'snow', useLink: false, start: days.from, end: days.until },
    { message: both('Late lunch', 'Dîner tardif'), icon: 'info' },
  ])
})

test('[PUB-2.29] a menu editor publishes a popup with its picture, unless the settings choose another one', async () => {
  const data = { text: both('Poutine week', 'Semaine de la poutine'), alt: both('Poutine', 'Poutine'), ...days }
  expect((await announce('popup', 'menuEditor', data, { file: picture })).status).toBe(201)
  const [stored] = await popups()
  expect(stored).toMatchObject({ title: data.text, _status: 'published', onHomePage: true, showUntil: days.until })
  expect(fieldsOf(fieldsOf(stored).image)).toMatchObject({ site: expect.anything(), alt: data.alt, width: 900 })
  const { id: activePopup } = await localizedCreator(payload)('popups', {
    site,
    title: both('Other'),
    daysBetweenViews: 7,
  })
  await payload.update({ collection: 'sites', id: site, data: { hasPopup: true, activePopup }, overrideAccess })
  const refused = await announce('popup', 'menuEditor', data, { file: picture })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('choose another popup')])
  await payload.update({ collection: 'sites', id: site, data: { hasPopup: false }, overrideAccess })
})

test.each<[kind: string, by: string, change: object, more: { at?: string; file?: File }, status: number]>([
  ['alert', 'editor', { text: both('Snow', '') }, {}, 400],
  ['alert', 'editor', { until: '2026-11-19' }, {}, 400],
  ['alert', 'editor', { from: 'soon' }, {}, 400],
  ['alert', 'editor', {}, { at: south }, 403],
  ['alert', 'menuEditor', {}, {}, 403],
  ['popup', 'menuEditor', {}, {}, 400],
  ['popup', 'menuEditor', { alt: both('Snow', '') }, { file: picture }, 400],
  ['popup', 'menuEditor', {}, { file: new File(['<svg/>'], 'a.png', { type: 'image/png' }) }, 400],
  ['popup', 'dietitian', {}, { file: picture }, 403],
])('%s by %s with %j stores nothing', async (kind, by, change, more, status) => {
  jest.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const before = [await alerts(), await popups()]
  const data = { text: both('Snow', 'Neige'), alt: both('Snow', 'Neige'), ...days, ...change }
  expect((await announce(kind, by, data, more)).status).toBe(status)
  expect([await alerts(), await popups()]).toEqual(before)
})
