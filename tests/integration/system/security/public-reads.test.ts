import type { CollectionSlug, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { readPublicDocuments, readSiteDocument } from '@/server/database/read-public-documents'
import type { PublicCollection } from '@/payload-types'
import { makeCampus, type Campus } from '../../../support/data/campus'
import { closePayload, openPayload } from '../../../support/payload'

const payload = await openPayload()
let campus: Campus
let other: Campus
beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  other = await makeCampus(payload, 'southgate')
})
afterAll(closePayload)

const collections = payload.config.collections.filter(({ custom }) => custom.public)
const slugsOf = (list: typeof collections) => list.map(({ slug }) => slug as PublicCollection)

/** Stores a document below Payload's hooks and validation. */
async function store(collection: CollectionSlug, name: string, data: Record<string, unknown>): Promise<string> {
  const id = deterministicId(collection, name)
  await payload.db.create({ collection, data: { id, site: campus.site, slug: name, date: name, ...data } })
  return id
}

/** Conditions that try to read the document with this id. */
const attempts = (id: string): (Where | undefined)[] => [
  undefined,
  {},
  { id: { equals: id } },
  { id: { in: [id] } },
  { _status: { equals: 'draft' } },
  { _status: { exists: true } },
  { or: [{ _status: { equals: 'draft' } }, { id: { equals: id } }] },
  { or: [{ id: { equals: id } }, { id: { not_equals: id } }] },
  { and: [], or: [{ id: { exists: true } }] },
  { and: [{ or: [{ and: [{ _status: { equals: 'draft' } }] }, { _status: { not_equals: 'draft' } }] }] },
  { id: { exists: true }, or: [{ _status: { in: ['draft', 'published'] } }] },
]

test.each(slugsOf(collections.filter(hasDraftsEnabled)))(
  'a draft in %s is never returned, for any condition',
  async (collection) => {
    const draft = await store(collection, 'draft', { _status: 'draft', active: true, published: true })
    const shown = await store(collection, 'published', {
      site: other.site, // a site has one microsite
      _status: 'published',
      active: true,
      published: true,
    })
    for (const where of attempts(draft)) {
      const ids = (await readPublicDocuments(payload, collection, { where })).map(({ id }) => id)
      expect({ where, ids }).not.toEqual({ where, ids: expect.arrayContaining([draft]) })
    }
    expect((await readPublicDocuments(payload, collection, { where: { id: { in: [draft, shown] } } })).length).toBe(1)
  },
)

test.each(slugsOf(collections.filter(({ custom }) => custom.public !== true)))(
  'a document in %s that is not in use is never returned, for any condition',
  async (collection) => {
    const inactive = await store(collection, 'inactive', { _status: 'published', active: false, published: false })
    const wheres = [
      ...attempts(inactive),
      ...(collection === 'microsite-sections' ? [] : [{ or: [{ active: { equals: false } }] }]),
    ]
    for (const where of wheres) {
      const ids = (await readPublicDocuments(payload, collection, { where })).map(({ id }) => id)
      expect({ where, ids }).not.toEqual({ where, ids: expect.arrayContaining([inactive]) })
    }
  },
)

test('a published document is returned without the changes of a later draft', async () => {
  const { id } = await payload.create({
    collection: 'news',
    data: { site: campus.site, title: 'Sugar season', linkType: 'default', _status: 'published' },
    overrideAccess: true,
  })
  await payload.update({ collection: 'news', id, data: { title: 'Secret' }, draft: true, overrideAccess: true })
  const [item] = await readPublicDocuments(payload, 'news', { where: { id: { equals: id } } })
  expect(item?.title).toMatchObject({ en: 'Sugar season' })
})

test('relationships to drafts and to documents that are not in use are null', async () => {
  const popup = await store('popups', 'related', { _status: 'draft' })
  const draftEvent = await store('events', 'related draft', { _status: 'draft', active: true })
  const inactiveEvent = await store('events', 'related inactive', { _status: 'published', active: false })
  const shownEvent = await store('events', 'related shown', { _status: 'published', active: true })
  const image = await store('images', 'related', { filename: 'related.webp', alt: { en: '', fr: '' } })
  const rows = [draftEvent, inactiveEvent, shownEvent].map((event) => ({
    id: deterministicId('row', event),
    image,
    event,
    active: true,
  }))
  await payload.db.updateOne({
    collection: 'sites',
    id: campus.site,
    data: { slug: campus.slug, hasPopup: true, activePopup: popup, homepageImages: rows },
    returning: false,
  })
  const site = await readSiteDocument(payload, campus.site, {
    activePopup: { collection: 'popups', select: { title: true } },
    event: { collection: 'events', select: { active: true } },
  })
  expect(site).toMatchObject({
    activePopup: null,
    homepageImages: [{ event: null }, { event: null }, { event: { id: shownEvent } }],
  })
})
