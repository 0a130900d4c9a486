import type { CollectionSlug } from 'payload'
import { fieldsOf, idOf } from '@/server/stored'
import { ask, refusalIn } from '../support/rest'
import { closePayload, openPayload } from '../support/payload'
import { makePerson } from '../support/staff'
import { StudioWorld } from '../support/studio-world'

const payload = await openPayload()
const world = new StudioWorld(payload)
let token: string

beforeAll(async () => {
  await world.begin()
  const { email } = await makePerson(payload, 'administrator', [])
  const { body } = await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })
  token = String(body.token)
})
afterAll(closePayload)

const remove = (slug: string, id: string, language = 'en') => ask('DELETE', `${slug}/${id}`, { token, language })
const isThere = async (slug: string, id: string) =>
  (await payload.count({ collection: slug as CollectionSlug, where: { id: { equals: id } }, overrideAccess: true }))
    .totalDocs === 1

test.each`
  used                  | by               | field         | says
  ${'locations'}        | ${'schedules'}   | ${'location'} | ${'This is still used (Hours: 1). Change or delete those first.'}
  ${'newsletter-files'} | ${'newsletters'} | ${'file'}     | ${'This is still used (Newsletters: 1). Change or delete those first.'}
`('[PUB-3.3] a document of $used stays while one of $by needs it', async ({ used, by, field, says }) => {
  const user = await world.make(by, 'north')
  const id = idOf(fieldsOf(await world.row(by, user))[field]) ?? ''
  const others = await payload.find({
    collection: by,
    where: { and: [{ [field]: { equals: id } }, { id: { not_equals: user } }] },
    depth: 0,
    overrideAccess: true,
  })
  for (const other of others.docs) await payload.delete({ collection: by, id: other.id, overrideAccess: true })
  const refused = await remove(used, id)
  expect([refused.status, refusalIn(refused).message]).toEqual([409, says])
  expect(await isThere(used, id)).toBe(true)
})

test('[PUB-3.1] a site that has anything is not deleted, in French either; an empty one is', async () => {
  await world.one('brands', 'south')
  const refused = await remove('sites', world.sites.south, 'fr')
  expect(refused.status).toBe(409)
  expect(refusalIn(refused).message).toMatch(
    /^Ceci est encore utilisé \(.+\u00a0: \d+\)\. Modifiez-les ou supprimez-les d’abord\.$/,
  )
  expect(await isThere('sites', world.sites.south)).toBe(true)
  expect((await remove('sites', world.sites.annex)).status).toBe(200)
})
