import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type CollectionSlug, type ImportMap, type Where } from 'payload'
import { formState } from '@collections/endpoints/form-state'
import { schedulePublication } from '@collections/endpoints/schedule-publication'
import { scheduledPublication, scheduledPublications } from '@collections/endpoints/scheduled-publication'
import { parsePreviewToken } from '@/server/auth/preview-token'
import { readNewestDraft } from '@/server/database/read-newest-draft'
import { readSettings } from '@/server/settings'
import { runDueJobs } from '@/server/jobs/run-jobs'
import { releaseLease, extendLease, acquireLease } from '@/server/database/locks/leases'
import { lockKey } from '@/server/database/locks/with-lock'
import { waitForPublishedChanges } from '@/server/cache/revisions'
import { formatIsoWithOffset } from '@/domain/time/campus-time'
import { fieldsOf } from '@/server/database/stored-values'
import { makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { ask, getFirstError } from '../../support/studio/rest'
import { tokenOfStaff } from '../../support/studio/studio-api'
import { makePerson, personOf, type Person } from '../../support/data/staff'

const payload = await openPayload()
let north: Campus
let south: Campus
let editor: Person
let administrator: Person
let elsewhere: Person
let menuEditor: Person

beforeAll(async () => {
  await makeFilters(payload)
  administrator = await makePerson(payload, 'administrator', [], 'administrator@example.com')
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  editor = await makePerson(payload, 'editor', [north.site], 'editor@example.com')
  elsewhere = await makePerson(payload, 'editor', [south.site], 'elsewhere@example.com')
  menuEditor = await makePerson(payload, 'menuEditor', [north.site], 'menu-editor@example.com')
})
afterAll(closePayload)

const oneSecondAgo = () => new Date(Date.now() - 1_000)
const inOneHour = () => new Date(Date.now() + 3_600_000)
const tokenOf = async (person: Person) => String(await tokenOfStaff(payload, person))

const newDraft = async (site = north.site) =>
  payload.create({
    collection: 'news',
    data: { site, title: 'Sugar season', linkType: 'default', _status: 'draft' },
    draft: true,
    overrideAccess: true,
  })
const statusOf = async (id: string) =>
  (await payload.findByID({ collection: 'news', id, depth: 0, overrideAccess: true }))._status
const revisionToken = async () => {
  await waitForPublishedChanges()
  return fieldsOf(await payload.db.findOne({ collection: 'revisions', where: { id: { equals: north.site } } })).token
}
const jobs = async () =>
  (await payload.db.find<{ id: string; waitUntil?: string; hasError?: boolean }>({ collection: 'payload-jobs' })).docs
const noJobs = () => payload.db.deleteMany({ collection: 'payload-jobs', where: {} })

type Loaded = { updatedAt: string }
type ScheduleRequest = Parameters<typeof schedulePublication>[0]
/** Sends a request of the studio's schedule drawer as this person. */
async function schedule(user: Person | null, request: Partial<ScheduleRequest>, language: 'en' | 'fr' = 'en') {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  const req = await createLocalReq({ req: { i18n }, ...(user ? { user } : {}) }, payload)
  return fieldsOf(await schedulePublication({ req, ...request } as ScheduleRequest))
}
const news = (id: string) => ({ relationTo: 'news', value: id })

test('an earlier draft comes back as a draft, and visitors keep what they see', async () => {
  const { id } = await newDraft()
  await updateDocument(payload, 'news', id, { title: 'Maple season', _status: 'published' })
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'draft' } }] }
  const [earlier] = (await payload.db.findVersions({ collection: 'news', where })).docs
  const { status } = await ask('POST', `news/versions/${String(earlier?.id)}`, { token: await tokenOf(editor) })
  const seen = await payload.db.findOne({ collection: 'news', where: { id: { equals: id } } })
  expect([status, seen]).toMatchObject([200, { _status: 'published', title: { en: 'Maple season' } }])
  expect(await readNewestDraft(payload, { collection: 'news', id }, {})).toMatchObject({
    title: { en: 'Sugar season' },
  })
})

describe('scheduled publishing', () => {
  beforeEach(noJobs)

  test('publishes a due document as it is then, not a later one, and changes the revision token', async () => {
    const [due, later] = [await newDraft(), await newDraft()]
    const accepted = { message: expect.any(String) }
    expect(await schedule(editor, { type: 'publish', date: oneSecondAgo(), doc: news(due.id) })).toEqual(accepted)
    expect(await schedule(editor, { type: 'publish', date: inOneHour(), doc: news(later.id) })).toEqual(accepted)
    await updateDocument(payload, 'news', due.id, { title: 'Maple season' }, { draft: true })
    expect(await statusOf(due.id)).toBe('draft')
    const before = await revisionToken()
    expect(await runDueJobs(payload)).toBe(true)
    expect([await statusOf(due.id), await statusOf(later.id)]).toEqual(['published', 'draft'])
    expect(await revisionToken()).not.toBe(before)
    expect((await payload.findByID({ collection: 'news', id: due.id, overrideAccess: true })).title).toBe(
      'Maple season',
    )
    expect(await jobs()).toHaveLength(1)
  })

  test('unpublishes a document at the scheduled time', async () => {
    const { id } = await newDraft()
    await payload.update({ collection: 'news', id, data: { _status: 'published' }, overrideAccess: true })
    await schedule(editor, { type: 'unpublish', date: oneSecondAgo(), doc: news(id) })
    await runDueJobs(payload)
    expect(await statusOf(id)).toBe('draft')
  })

  test('refuses to schedule the unpublishing of a draft that was never published', async () => {
    const { id } = await newDraft()
    expect(await schedule(editor, { type: 'unpublish', date: inOneHour(), doc: news(id) })).toEqual({
      error: 'This document has never been published, so it cannot be unpublished. Choose “Publish”.',
    })
    expect(await jobs()).toHaveLength(0)
  })

  test('tells who may read a document when it is published next', async () => {
    const { id } = await newDraft()
    const date = inOneHour()
    await schedule(editor, { type: 'publish', date, doc: news(id) })
    const ask = async (user: Person, document: string) => {
      const req = await createLocalReq({ user }, payload)
      return scheduledPublication({ req, collection: 'news', id: document } as unknown as Parameters<
        typeof scheduledPublication
      >[0])
    }
    const at = formatIsoWithOffset(new Date(date), 'America/Toronto')
    expect(await ask(editor, id)).toEqual({ type: 'publish', at })
    expect([await ask(elsewhere, id), await ask(editor, (await newDraft()).id)]).toEqual([null, null])
  })

  test('lists the scheduled documents of a collection that a person may read, with titles in the language of the studio', async () => {
    const [late, early, other] = [await newDraft(), await newDraft(), await newDraft(south.site)]
    await updateDocument(payload, 'news', early.id, { title: 'Temps des sucres' }, { locale: 'fr', draft: true })
    const inTwoHours = new Date(Date.now() + 7_200_000)
    await schedule(editor, { type: 'publish', date: inTwoHours, doc: news(late.id) })
    await schedule(editor, { type: 'publish', date: inOneHour(), doc: news(early.id) })
    await schedule(elsewhere, { type: 'publish', date: inOneHour(), doc: news(other.id) })
    const list = async (user: Person | null, language: 'en' | 'fr', collection = 'news') => {
      const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
      const req = await createLocalReq({ req: { i18n }, ...(user ? { user } : {}) }, payload)
      const args = { req, collection } as unknown as Parameters<typeof scheduledPublications>[0]
      return (await scheduledPublications(args)) as { id: string; title: string | null }[]
    }
    const titles = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ title }) => title)
    expect(await titles(editor, 'fr')).toEqual(['Temps des sucres', 'Sugar season'])
    expect(await list(editor, 'en')).toMatchObject([{ id: early.id, type: 'publish' }, { id: late.id }])
    expect(await titles(elsewhere, 'en')).toEqual(['Sugar season'])
    expect([await titles(editor, 'en', 'events'), await titles(editor, 'en', 'no-such')]).toEqual([[], []])
    await expect(list(null, 'en')).rejects.toThrow()
  })

  test.each([
    ['en', 'You cannot publish this document, or it no longer exists.'],
    ['fr', 'Vous ne pouvez pas publier ce document, ou il n’existe plus.'],
  ] as const)(
    'is refused in %s without the right to publish the document, and for other documents',
    async (language, error) => {
      const { id } = await newDraft()
      const attempts: [Person, unknown][] = [
        [elsewhere, news(id)],
        [menuEditor, news(id)],
        [editor, news((await newDraft(south.site)).id)],
        [editor, news('0123456789abcdef01234567')],
        [administrator, { relationTo: 'dishes', value: north.soup }],
        [administrator, { relationTo: 'staff', value: editor.id }],
        [administrator, { relationTo: 'nothing', value: id }],
        [administrator, undefined],
        [administrator, { relationTo: 'news', value: { equals: id } }],
      ]
      for (const [user, doc] of attempts)
        expect(await schedule(user, { type: 'publish', date: inOneHour(), doc }, language)).toEqual({ error })
      await expect(schedule(null, { type: 'publish', date: inOneHour(), doc: news(id) })).rejects.toThrow()
      expect(await jobs()).toEqual([])
    },
  )

  test.each([[undefined], ['soon'], [new Date('2020-01-01')]])('refuses the date %p', async (date) => {
    const { id } = await newDraft()
    expect(await schedule(editor, { type: 'publish', date, doc: news(id) })).toEqual({
      error: 'Choose a date and time in the future.',
    })
    expect(await jobs()).toEqual([])
  })

  test('only staff who may publish the document cancel its schedule, which removes the job', async () => {
    const { id } = await newDraft()
    await schedule(editor, { type: 'publish', date: inOneHour(), doc: news(id) })
    const [job] = await jobs()
    expect(await schedule(elsewhere, { deleteID: job?.id })).toHaveProperty('error')
    expect(await schedule(menuEditor, { deleteID: job?.id })).toHaveProperty('error')
    expect(await jobs()).toHaveLength(1)
    expect(await schedule(editor, { deleteID: job?.id })).not.toHaveProperty('error')
    expect(await jobs()).toEqual([])
    expect(await schedule(editor, { deleteID: job?.id })).toHaveProperty('error')
  })

  const queueJob = (id: string, user: Person) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'news', value: id }, user: { relationTo: 'staff', value: user.id } },
      waitUntil: oneSecondAgo(),
    })

  test('does not publish if the person lost the right or the account', async () => {
    const [one, two] = [await newDraft(), await newDraft()]
    const moved = await makePerson(payload, 'editor', [north.site], 'moved@example.com')
    const deleted = await makePerson(payload, 'editor', [north.site], 'deleted@example.com')
    await schedule(moved, { type: 'publish', date: oneSecondAgo(), doc: news(one.id) })
    await schedule(deleted, { type: 'publish', date: oneSecondAgo(), doc: news(two.id) })
    await updateDocument(payload, 'staff', moved.id, { sites: [{ site: south.site }] })
    await payload.delete({ collection: 'staff', id: deleted.id, overrideAccess: true })
    await runDueJobs(payload)
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['draft', 'draft'])
  })

  test('retries a failed job after a minute, up to three times', async () => {
    const { id } = await newDraft()
    const late = await makePerson(payload, 'editor', [south.site], 'late@example.com')
    await queueJob(id, late)
    const dueAgain = async () => {
      const [job] = await jobs()
      await payload.db.updateOne({
        collection: 'payload-jobs',
        id: job?.id ?? '',
        data: { waitUntil: oneSecondAgo().toISOString() },
      })
    }
    await runDueJobs(payload)
    expect(await jobs()).toMatchObject([{ hasError: true }])
    await runDueJobs(payload) // reschedules the failed job
    const [waiting] = await jobs()
    expect(waiting?.hasError).toBe(false)
    expect(Date.parse(waiting?.waitUntil ?? '') - Date.now()).toBeGreaterThan(50_000)
    await dueAgain()
    await updateDocument(payload, 'staff', late.id, { sites: [{ site: north.site }] })
    await runDueJobs(payload)
    expect(await statusOf(id)).toBe('published')
    expect(await jobs()).toEqual([])

    await queueJob((await newDraft()).id, elsewhere)
    for (let n = 0; n < 3; n += 1) {
      await runDueJobs(payload) // runs the job or reschedules it
      await runDueJobs(payload)
      await dueAgain()
    }
    await runDueJobs(payload)
    const before = await jobs()
    await runDueJobs(payload)
    expect(before).toMatchObject([{ hasError: true, totalTried: 3 }])
    expect(await jobs()).toEqual(before)
  }, 30_000)

  test('another process runs the job of a crashed process once its lease ends', async () => {
    const { id } = await newDraft()
    await schedule(editor, { type: 'publish', date: oneSecondAgo(), doc: news(id) })
    const [job] = await jobs()
    await payload.db.updateOne({ collection: 'payload-jobs', id: job?.id ?? '', data: { processing: true } })
    const lease = await acquireLease(payload, 'jobs', 60_000)
    expect(await runDueJobs(payload)).toBe(false)
    expect(await statusOf(id)).toBe('draft')
    if (lease) await releaseLease(payload, lease) // tests/integration/system/leases.slow.test.ts waits for its end
    expect(await runDueJobs(payload)).toBe(true)
    expect(await statusOf(id)).toBe('published')
  })

  test('one process at a time runs the jobs', async () => {
    const drafts = await Promise.all(Array.from({ length: 3 }, () => newDraft()))
    for (const { id } of drafts) await schedule(editor, { type: 'publish', date: oneSecondAgo(), doc: news(id) })
    const rounds = await Promise.all(Array.from({ length: 8 }, () => runDueJobs(payload)))
    expect(rounds.filter((ran) => ran)).toHaveLength(1)
    expect(await Promise.all(drafts.map(({ id }) => statusOf(id)))).toEqual(['published', 'published', 'published'])
    for (const { id } of drafts) {
      const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] }
      expect((await payload.countVersions({ collection: 'news', where, overrideAccess: true })).totalDocs).toBe(1)
    }
  })
})

test('a lease is released by its holder only, who cannot extend it once another has it', async () => {
  const lease = await acquireLease(payload, 'test', 60_000)
  await releaseLease(payload, { key: 'test', holder: 'another holder' })
  expect(await acquireLease(payload, 'test', 60_000)).toBeNull()
  if (lease) await releaseLease(payload, lease)
  expect(await acquireLease(payload, 'test', 60_000)).not.toBeNull()
  expect(lease && (await extendLease(payload, lease, 60_000))).toBe(false)
})

describe('a save based on an older version', () => {
  const cases = [
    ['news', () => newDraft().then(({ id }) => id), 'title'],
    ['brands', () => Promise.resolve(north.brand), 'name'],
    ['dishes', () => Promise.resolve(north.pie), 'name'],
  ] as const
  const readDraft = async (collection: CollectionSlug, id: string, token: string) =>
    (await ask('GET', `${collection}/${id}?draft=true&depth=0`, { token })).body

  test.each(cases)('is refused in %s in both languages and changes nothing', async (collection, make, field) => {
    const [id, token] = [await make(), await tokenOf(administrator)]
    const save = (updatedAt: unknown, text: string, language = 'en', query = '') =>
      ask('PATCH', `${collection}/${id}${query}`, { token, language, data: { updatedAt, [field]: text } })
    const { updatedAt } = await readDraft(collection, id, token)
    expect((await save(updatedAt, 'Mine')).status).toBe(200)
    const mine = await readDraft(collection, id, token)
    expect((await save(mine.updatedAt, 'Mine again')).status).toBe(200)
    const stored = await readDraft(collection, id, token)
    const english = await save(updatedAt, 'Theirs')
    const french = await save(updatedAt, 'Theirs', 'fr', '?overrideLock=true')
    expect([english.status, french.status]).toEqual([409, 409])
    expect(getFirstError(english).message).toMatch(
      /^This document was saved by someone else, or in another window, \d+ seconds? ago\. Copy your changes, reload the page, then try again\.$/,
    )
    expect(getFirstError(french).message).toMatch(
      /^Ce document a été enregistré par quelqu’un d’autre, ou dans une autre fenêtre, il y a \d+ secondes?\. Copiez/,
    )
    expect(await readDraft(collection, id, token)).toEqual(stored)
  })

  test('is refused for drafts after a newer draft or publication', async () => {
    const [{ id }, token] = [await newDraft(), await tokenOf(administrator)]
    const { updatedAt } = await readDraft('news', id, token)
    const draft = (basedOn: unknown, title: string) =>
      ask('PATCH', `news/${id}?draft=true`, { token, data: { updatedAt: basedOn, title, _status: 'draft' } })
    expect((await draft(updatedAt, 'One')).status).toBe(200)
    expect((await draft(updatedAt, 'Two')).status).toBe(409)
    const one = await readDraft('news', id, token)
    const publish = { updatedAt: one.updatedAt, _status: 'published' }
    expect((await ask('PATCH', `news/${id}`, { token, data: publish })).status).toBe(200)
    expect((await draft(one.updatedAt, 'Three')).status).toBe(409)
    expect((await draft((await readDraft('news', id, token)).updatedAt, 'Three')).status).toBe(200)
  })

  test('one of ten concurrent saves is stored and the others are refused', async () => {
    const token = await tokenOf(administrator)
    const { updatedAt } = await readDraft('dishes', north.soup, token)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ask('PATCH', `dishes/${north.soup}`, { token, data: { updatedAt, name: `Soup ${n}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('restoring an older version is allowed, with and without drafts', async () => {
    const token = await tokenOf(administrator)
    const [{ id: item }, dish] = [await newDraft(), north.pie]
    for (const [collection, id, field] of [
      ['news', item, 'title'],
      ['dishes', dish, 'name'],
    ] as const) {
      const draft = collection === 'news' ? '?draft=true' : ''
      const before = (await readDraft(collection, id, token))[field]
      expect(
        (await ask('PATCH', `${collection}/${id}${draft}`, { token, data: { [field]: 'Overwritten' } })).status,
      ).toBe(200)
      const { docs } = (
        await ask('GET', `${collection}/versions?where[parent][equals]=${id}&sort=-updatedAt`, { token })
      ).body as { docs: { id: string; version: Record<string, unknown> }[] }
      const older = docs.find(({ version }) => version[field] === before)
      expect((await ask('POST', `${collection}/versions/${older?.id}${draft}`, { token })).status).toBe(200)
      expect((await readDraft(collection, id, token))[field]).toBe(before)
    }
  })

  test('a save without a base version is allowed, and so is a save by a program', async () => {
    const token = await tokenOf(administrator)
    expect((await ask('PATCH', `brands/${north.brand}`, { token, data: { name: 'Bol' } })).status).toBe(200)
    const old = new Date('2020-01-01').toISOString()
    await updateDocument(payload, 'brands', north.brand, { name: 'Bol Zigzag', updatedAt: old })
    for (const updatedAt of [null, '', 7])
      expect(
        (await ask('PATCH', `brands/${north.brand}`, { token, data: { name: 'Bol', updatedAt } })).status,
      ).toBeLessThan(500)
  })
})

describe('autosave', () => {
  test('stores one draft of what a person types, changes nothing public, and asks for required texts at publication', async () => {
    const [{ id }, token] = [await newDraft(), await tokenOf(editor)]
    const { updatedAt } = (await ask('PATCH', `news/${id}`, { token, data: { _status: 'published' } })).body
      .doc as Loaded
    const before = await revisionToken()
    const type = (title: string) =>
      ask('PATCH', `news/${id}?draft=true&autosave=true`, { token, data: { updatedAt, title, _status: 'draft' } })
    for (const title of ['Map', '', 'Maple']) expect((await type(title)).status).toBe(200)
    const others = { token: await tokenOf(administrator), data: { updatedAt, title: 'Theirs', _status: 'draft' } }
    const typeOther = (query = '') => ask('PATCH', `news/${id}?draft=true&autosave=true${query}`, others)
    expect([(await typeOther()).status, (await typeOther('&overrideLock=true')).status]).toEqual([423, 409])
    expect(await revisionToken()).toBe(before)
    const stored = await payload.findByID({ collection: 'news', id, overrideAccess: true })
    const where: Where = { and: [{ parent: { equals: id } }, { autosave: { equals: true } }] }
    const { docs } = await payload.findVersions({ collection: 'news', where, overrideAccess: true })
    expect([stored.title, docs.map(({ version }) => version.title)]).toEqual(['Sugar season', ['Maple']])
    await type('')
    expect(getFirstError(await ask('PATCH', `news/${id}`, { token, data: { _status: 'published' } })).path).toBe(
      'title',
    )
    expect((await ask('PATCH', `news/${id}`, { token, data: { title: 'Maple', _status: 'published' } })).status).toBe(
      200,
    )
    expect(await revisionToken()).not.toBe(before)
  })

  test('gives a page that it created without a name the slug of its name at the first publication', async () => {
    const data = { site: north.site, _status: 'draft' } as const
    const made = await payload.create({ collection: 'sections', data, draft: true, overrideAccess: true })
    const token = await tokenOf(editor)
    const publish = (name: string) =>
      ask('PATCH', `sections/${made.id}?locale=en`, { token, data: { slug: made.slug, name, _status: 'published' } })
    expect(made.slug).toMatch(/^page-/)
    expect(((await publish('Sugar shack')).body.doc as { slug: string }).slug).toBe('sugar-shack')
  })
})

describe('two processes with one database', () => {
  test('a save waits for a concurrent save of another process and is refused if that one was first', async () => {
    const token = await tokenOf(administrator)
    const read = async () => (await ask('GET', `brands/${north.brand}`, { token })).body
    const { updatedAt } = await read()
    const theirs = await acquireLease(payload, lockKey('save', `brands/${north.brand}`), 10_000) // the lock that another process holds during a save
    const mine = ask('PATCH', `brands/${north.brand}`, { token, data: { name: 'Mine', updatedAt } })
    const name = `Theirs ${Date.now()}`
    await payload.update({ collection: 'brands', id: north.brand, data: { name }, overrideAccess: true })
    if (theirs) await releaseLease(payload, theirs)
    expect([theirs === null, (await mine).status, (await read()).name]).toEqual([false, 409, name])
  })
})

describe('a document that someone else is editing', () => {
  test('responds with 423 to others until they take over, and accepts saves of its editor', async () => {
    const [theirs, mine] = [await tokenOf(administrator), await tokenOf(editor)]
    const { id } = await newDraft()
    await payload.db.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo: 'news', value: id }, user: { relationTo: 'staff', value: editor.id } },
    })
    const save = (token: string, query = '', language = 'en') =>
      ask('PATCH', `news/${id}${query}`, { token, language, data: { title: 'Taken' } })
    const refused = await save(theirs)
    expect([refused.status, getFirstError(refused).message]).toEqual([
      423,
      'Someone else is editing this document. Wait until they finish, or take over in the studio.',
    ])
    expect(getFirstError(await save(theirs, '', 'fr')).message).toMatch(/^Quelqu’un d’autre modifie ce document\./)
    expect((await ask('DELETE', `news/${id}`, { token: theirs })).status).toBe(423)
    expect((await save(theirs, '?overrideLock=true')).status).toBe(200)
    expect((await save(mine)).status).toBe(200)
    expect((await personOf(payload, editor.id)).email).toBe('editor@example.com')
  })
})

describe('publishing one language', () => {
  const title = async (id: string, draft = false) => {
    const options = { draft, locale: 'all', depth: 0, overrideAccess: true } as const
    return fieldsOf((await payload.findByID({ collection: 'news', id, ...options })).title)
  }
  const save = async (id: string, query: string, data: object) =>
    (await ask('PATCH', `news/${id}?depth=0&${query}`, { token: await tokenOf(editor), data })).status
  const publishFrench = (id: string, data: object) =>
    save(id, 'locale=fr&publishSpecificLocale=fr', { ...data, _status: 'published' })

  test('leaves the unfinished draft of the other language a draft', async () => {
    const { id } = await newDraft()
    expect(await publishFrench(id, { title: 'Temps des sucres', titleTranslation: { en: 'Sug' } })).toBe(200)
    expect([(await title(id)).fr, (await title(id)).en ?? null]).toEqual(['Temps des sucres', null])
    expect(await title(id, true)).toEqual({ en: 'Sug', fr: 'Temps des sucres' })
    expect(await save(id, 'locale=en', { title: 'Sugar season', _status: 'published' })).toBe(200)
    expect(await save(id, 'locale=en&draft=true', { title: 'Sugar sea', _status: 'draft' })).toBe(200)
    expect(await publishFrench(id, { title: 'Cabane' })).toBe(200)
    expect(await title(id)).toEqual({ en: 'Sugar season', fr: 'Cabane' })
    expect(await title(id, true)).toEqual({ en: 'Sugar sea', fr: 'Cabane' })
  })

  test('is refused where the published texts of the other language would be lost', async () => {
    const { id } = await newDraft()
    expect(await save(id, 'locale=en', { title: 'Sugar season', _status: 'published' })).toBe(200)
    const published: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] }
    await payload.db.deleteVersions({ collection: 'news', where: published }) // as Payload does with the oldest
    expect(await publishFrench(id, { title: 'Cabane' })).toBe(409)
    expect((await title(id)).en).toBe('Sugar season')
    expect(await save(id, 'locale=fr', { title: 'Cabane', _status: 'published' })).toBe(200)
    expect(await title(id)).toEqual({ en: 'Sugar season', fr: 'Cabane' })
  })
})

test('a form locks the document that it names, but none of another site', async () => {
  payload.importMap = new Proxy<ImportMap>({}, { get: () => () => null }) // the form is not looked at
  const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language: 'en' })
  const form = { collectionSlug: 'news', schemaPath: 'news', operation: 'update', data: { title: 'Soup' } }
  const more = { docPermissions: { fields: true }, docPreferences: { fields: {} }, returnLockStatus: true }
  const locksAfter = async (site: string) => {
    const { id } = await newDraft(site)
    const req = await createLocalReq({ req: { i18n }, user: editor }, payload)
    await formState({ ...form, ...more, id, req } as unknown as Parameters<typeof formState>[0])
    const where = { 'document.value': { equals: id } }
    return (await payload.db.find({ collection: 'payload-locked-documents', where })).totalDocs
  }
  expect([await locksAfter(north.site), await locksAfter(south.site)]).toEqual([1, 0])
})

test('a preview has an address for staff who may read the document, and shows what is typed beside what is public', async () => {
  const { id } = await newDraft()
  await payload.update({ collection: 'news', id, data: { _status: 'published' }, overrideAccess: true })
  await updateDocument(payload, 'news', id, { title: 'Temps des sucres' }, { locale: 'fr', draft: true })
  const { preview } = payload.collections.news.config.admin
  const addressFor = async (user: Person, data: object) =>
    preview?.({ ...data }, { locale: 'en', req: await createLocalReq({ user }, payload), token: null })
  const address = String(await addressFor(editor, { id, site: north.site }))
  for (const site of [north.site, south.site]) expect(await addressFor(elsewhere, { id, site })).toBeNull() // a form claims it
  for (const other of [
    { id: south.site, site: north.site },
    { id, site: null },
  ])
    expect(await addressFor(editor, other)).toBeNull()
  const token = /^\/preview\/both\/([^/]+)$/.exec(address)?.[1] ?? ''
  const document = parsePreviewToken(token, 'both', readSettings(process.env).secret, new Date())
  expect(document).toEqual({ collection: 'news', id })
  const read = () => readNewestDraft(payload, { collection: 'news', id }, {})
  expect(await read()).toMatchObject({ site: north.site, title: { en: 'Sugar season', fr: 'Temps des sucres' } })
  await payload.delete({ collection: 'news', id, overrideAccess: true })
  expect(await read()).toBeNull()
})
