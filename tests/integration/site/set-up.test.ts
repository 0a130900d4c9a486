/** @both-databases */
import { jest } from '@jest/globals'
import { handleEndpoints, type CollectionSlug } from 'payload'
import config from '@payload-config'
import { waitForBackgroundWork } from '@/server/background-work'
import { fieldsOf } from '@/server/database/stored-values'
import { both } from '../../support/data/campus'
import { png } from '../../support/data/sample-files'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { tokenOfStaff } from '../../support/studio/studio-api'

const payload = await openPayload()
const tokens: Record<string, string> = {}
for (const role of ['administrator', 'siteManager'] as const)
  tokens[role] = (await tokenOfStaff(payload, await makePerson(payload, role, [], `${role}@example.com`))) ?? ''
const mails = jest.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
afterAll(closePayload)

const given = {
  languages: 'en',
  name: both('Maple College', ''),
  slug: 'maple-college',
  timeZone: 'America/Halifax',
  country: 'ca',
  brandColor: '#f2c14e',
  published: true,
  pages: ['whats-on-the-menu', 'news'],
  location: { name: both('Maple Hall', ''), days: ['1', '2'], opensAt: '07:30', closesAt: '20:00' },
  colleague: { name: 'Zoé Roy', email: 'zoe.roy@example.com' },
}
async function setUp(data: object, { by = 'administrator', file = null as File | null } = {}) {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ ...given, ...data }))
  if (file) body.set('file', file)
  const headers = { Authorization: `JWT ${tokens[by]}`, 'Accept-Language': 'en' }
  const request = new Request('http://localhost:3000/api/sites/set-up', { method: 'POST', headers, body })
  const answer = await handleEndpoints({ config, request })
  return { status: answer.status, text: await answer.text() }
}
const all = async (collection: CollectionSlug, depth = 0) =>
  (await payload.find({ collection, sort: 'createdAt', depth, locale: 'en', overrideAccess: true })).docs as unknown[]
const count = async () =>
  (await Promise.all((['sites', 'sections', 'staff', 'logo'] as const).map((slug) => all(slug)))).map(
    (docs) => docs.length,
  )

test('[PUB-3.1] a site in one language is there with its pages, logo, first location, hours and invited manager', async () => {
  const logo = new File([new Uint8Array(await png(400, 200))], 'logo.png', { type: 'image/png' })
  const { status, text } = await setUp({}, { file: logo })
  expect([status, text]).toEqual([201, expect.stringContaining('"uninvited":null')])
  const [site] = await all('sites', 1)
  expect(site).toMatchObject({ name: 'Maple College', languages: 'en', textColor: '#1a1a1a', logo: { width: 400 } })
  const { id } = fieldsOf(site)
  expect(await all('sections')).toMatchObject([
    { site: id, slug: 'whats-on-the-menu', name: 'Menus', _status: 'published' },
    { site: id, masterSlug: 'news', name: 'News' },
  ])
  expect(await all('schedules', 1)).toMatchObject([
    { location: { name: 'Maple Hall' }, type: 'location', days: ['1', '2'], opensAt: '07:30', closesAt: '20:00' },
  ])
  const colleague = fieldsOf((await all('staff')).find((each) => fieldsOf(each).email === given.colleague.email))
  expect(colleague).toMatchObject({ role: 'siteManager', name: 'Zoé Roy', sites: [{ site: id }] })
  await waitForBackgroundWork() // the invitation leaves after the answer
  expect(mails.mock.calls.map(([mail]) => mail.to)).toEqual([given.colleague.email])
})

test('a colleague who has an account is not invited, and the site is there', async () => {
  const { status, text } = await setUp({ slug: 'birch', pages: [], location: { ...given.location, name: both('') } })
  expect([status, text]).toEqual([201, expect.stringMatching(/"uninvited":".+"/)])
})

test.each<[what: string, data: object, by?: string]>([
  ['no name in a language of the site', { languages: 'en-fr', slug: 'oak' }],
  ['an address that another site has', {}],
  ['a reserved address', { slug: 'admin' }],
  ['a location without hours', { slug: 'oak', location: { ...given.location, opensAt: '' } }],
  ['a zone that does not exist', { slug: 'oak', timeZone: 'Mars/Olympus' }],
  ['an unknown page', { slug: 'oak', pages: ['__proto__'] }],
  ['no rights', { slug: 'oak' }, 'siteManager'],
])('%s: nothing is stored', async (_, data, by = 'administrator') => {
  const before = await count()
  expect((await setUp(data, { by })).status).toBe(by === 'administrator' ? 400 : 403)
  expect(await count()).toEqual(before)
})
