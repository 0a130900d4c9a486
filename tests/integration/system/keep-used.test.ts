import type { CollectionSlug } from 'payload'
import { fieldsOf, idOf } from '@/server/database/stored-values'
import { ask, getFirstError } from '../../support/studio/rest'
import { closePayload, openPayload } from '../../support/payload'
import { makePerson } from '../../support/data/staff'
import { StudioWorld } from '../../support/studio/studio-world'

const payload = await openPayload()
const world = new StudioWorld(payload)
let token: string

beforeAll(async () => {
  await world.createSites()
  const { email } = await makePerson(payload, 'administrator', [])
  const { body } = await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })
  token = String(body.token)
})
afterAll(closePayload)

const remove = (slug: string, id: string, language = 'en') => ask('DELETE', `${slug}/${id}`, { token, language })
const exists = async (slug: string, id: string) =>
  (await payload.count({ collection: slug as CollectionSlug, where: { id: { equals: id } }, overrideAccess: true }))
    .totalDocs === 1

test.each`
  used                  | by               | field         | message
  ${'locations'}        | ${'schedules'}   | ${'location'} | ${'Other documents still use this (Hours: 1). Change or delete them first.'}
  ${'newsletter-files'} | ${'newsletters'} | ${'file'}     | ${'Other documents still use this (Newsletters: 1). Change or delete them first.'}
`('refuses to delete a document of $used that $by refer to', async ({ used, by, field, message }) => {
  const user = await world.createDocument(by, 'north')
  const id = idOf(fieldsOf(await world.row(by, user))[field]) ?? ''
  const others = await payload.find({
    collection: by,
    where: { and: [{ [field]: { equals: id } }, { id: { not_equals: user } }] },
    depth: 0,
    overrideAccess: true,
  })
  for (const other of others.docs) await payload.delete({ collection: by, id: other.id, overrideAccess: true })
  const refused = await remove(used, id)
  expect([refused.status, getFirstError(refused).message]).toEqual([409, message])
  expect(await exists(used, id)).toBe(true)
})

test('refuses to delete a site that has documents, and deletes an empty one', async () => {
  await world.getDocument('brands', 'south')
  const refused = await remove('sites', world.sites.south, 'fr')
  expect(refused.status).toBe(409)
  expect(getFirstError(refused).message).toMatch(
    /^D’autres documents utilisent encore ceci \(.+\u00a0: \d+\)\. Modifiez-les ou supprimez-les d’abord\.$/,
  )
  expect(await exists('sites', world.sites.south)).toBe(true)
  expect((await remove('sites', world.sites.annex)).status).toBe(200)
})
