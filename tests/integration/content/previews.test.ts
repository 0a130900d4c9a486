/** @both-databases */
import { createLocalReq } from 'payload'
import { parsePreviewToken } from '@/server/auth/preview-token'
import { readNewestDraft } from '@/server/database/read-newest-draft'
import { readSettings } from '@/server/settings'
import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
afterAll(closePayload)

test('gives the address of a draft only to staff who may read it, and reads what is typed beside what is public', async () => {
  const [north, south] = [await makeCampus(payload, 'northgate'), await makeCampus(payload, 'southgate')]
  const editor = await makePerson(payload, 'editor', [north.site], 'editor@example.com')
  const elsewhere = await makePerson(payload, 'editor', [south.site], 'elsewhere@example.com')
  const data = { site: north.site, title: 'Maple season', linkType: 'default', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'news', data, overrideAccess: true })
  await updateDocument(payload, 'news', id, { title: 'Temps des sucres' }, { locale: 'fr', draft: true })
  const { preview } = payload.collections.news.config.admin
  const addressFor = async (user: typeof editor, document: object) =>
    preview?.({ ...document }, { locale: 'en', req: await createLocalReq({ user }, payload), token: null })
  const address = String(await addressFor(editor, { id, site: north.site }))
  expect([
    await addressFor(elsewhere, { id, site: north.site }),
    await addressFor(elsewhere, { id, site: south.site }), // what a form claims
    await addressFor(editor, { id: south.site, site: north.site }),
    await addressFor(editor, { id, site: null }),
  ]).toEqual([null, null, null, null])
  const token = /^\/preview\/both\/([^/]+)$/.exec(address)?.[1] ?? ''
  const document = parsePreviewToken(token, 'both', readSettings(process.env).secret, new Date())
  expect(document).toEqual({ collection: 'news', id })
  const read = () => readNewestDraft(payload, { collection: 'news', id }, {})
  expect(await read()).toMatchObject({ site: north.site, title: { en: 'Maple season', fr: 'Temps des sucres' } })
  await payload.delete({ collection: 'news', id, overrideAccess: true })
  expect(await read()).toBeNull()
})
