import { createHash } from 'node:crypto'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type CollectionSlug } from 'payload'
import { schedulePublication } from '@collections/endpoints/schedule-publication'
import { runDueJobs } from '@/server/jobs'
import { endLease, extendLease, takeLease } from '@/server/leases'
import { announcementsSent } from '@/server/revisions'
import { fieldsOf } from '@/server/stored'
import { makeCampus, makeFilters, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'
import { ask, refusalIn } from '../support/rest'
import { makePerson, personOf, type Person } from '../support/staff'

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

const aSecondAgo = () => new Date(Date.now() - 1_000)
const inAnHour = () => new Date(Date.now() + 3_600_000)
const tokenOf = async ({ email }: Person) =>
  String((await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })).body.token)

const newDraft = async (site = north.site) =>
  payload.create({
    collection: 'news',
    data: { site, title: 'Sugar season', linkType: 'default', _status: 'draft' },
    draft: true,
    overrideAccess: true,
  })
const statusOf = async (id: string) =>
  (await payload.findByID({ collection: 'news', id, depth: 0, overrideAccess: true }))._status
const jobs = async () =>
  (await payload.db.find<{ id: string; waitUntil?: string; hasError?: boolean }>({ collection: 'payload-jobs' })).docs
const noJobs = () => payload.db.deleteMany({ collection: 'payload-jobs', where: {} })

type Asked = Parameters<typeof schedulePublication>[0]
/** What the studio's schedule drawer sends, for somebody who is signed in. */
async function appoint(user: Person | null, asked: Partial<Asked>, language: 'en' | 'fr' = 'en') {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  const req = await createLocalReq({ req: { i18n }, ...(user ? { user } : {}) }, payload)
  return fieldsOf(await schedulePublication({ req, ...asked } as Asked))
}
const news = (id: string) => ({ relationTo: 'news', value: id })

describe('an appointed publication', () => {
  beforeEach(noJobs)

  test('[PUB-3.10] happens when it is due, not before, and every process is told', async () => {
    const [due, later] = [await newDraft(), await newDraft()]
    expect(await appoint(editor, { type: 'publish', date: aSecondAgo(), doc: news(due.id) })).not.toHaveProperty(
      'error',
    )
    expect(await appoint(editor, { type: 'publish', date: inAnHour(), doc: news(later.id) })).not.toHaveProperty(
      'error',
    )
    expect(await statusOf(due.id)).toBe('draft')
    const tokenNow = async () => {
      const row = await payload.db.findOne({ collection: 'revisions', where: { id: { equals: north.site } } })
      return fieldsOf(row).token
    }
    await announcementsSent()
    const before = await tokenNow()
    expect(await runDueJobs(payload)).toBe(true)
    await announcementsSent()
    expect([await statusOf(due.id), await statusOf(later.id)]).toEqual(['published', 'draft'])
    expect(await tokenNow()).not.toBe(before)
    expect(await jobs()).toHaveLength(1)
  })

  test('ends at an appointed time as well', async () => {
    const { id } = await newDraft()
    await payload.update({ collection: 'news', id, data: { _status: 'published' }, overrideAccess: true })
    await appoint(editor, { type: 'unpublish', date: aSecondAgo(), doc: news(id) })
    await runDueJobs(payload)
    expect(await statusOf(id)).toBe('draft')
  })

  test('publishes what the draft says then', async () => {
    const { id } = await newDraft()
    await appoint(editor, { type: 'publish', date: aSecondAgo(), doc: news(id) })
    await payload.update({ collection: 'news', id, data: { title: 'Maple season' }, draft: true, overrideAccess: true })
    await runDueJobs(payload)
    expect(await payload.findByID({ collection: 'news', id, overrideAccess: true })).toMatchObject({
      title: 'Maple season',
      _status: 'published',
    })
  })

  test.each([
    ['en', 'You may not publish this document, or it is no longer there.'],
    ['fr', 'Vous ne pouvez pas publier ce document, ou il n’existe plus.'],
  ] as const)(
    'is made in %s by nobody who may not publish the document, and of nothing else',
    async (language, error) => {
      const { id } = await newDraft()
      const tries: [Person, unknown][] = [
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
      for (const [user, doc] of tries)
        expect(await appoint(user, { type: 'publish', date: inAnHour(), doc }, language)).toEqual({ error })
      await expect(appoint(null, { type: 'publish', date: inAnHour(), doc: news(id) })).rejects.toThrow()
      expect(await jobs()).toEqual([])
    },
  )

  test.each([[undefined], ['soon'], [new Date('2020-01-01')]])('is not made for %p', async (date) => {
    const { id } = await newDraft()
    expect(await appoint(editor, { type: 'publish', date, doc: news(id) })).toEqual({
      error: 'Choose a moment that is still to come.',
    })
    expect(await jobs()).toEqual([])
  })

  test('is cancelled by whoever may publish the document, not by staff of another site, and leaves nothing behind', async () => {
    const { id } = await newDraft()
    await appoint(editor, { type: 'publish', date: inAnHour(), doc: news(id) })
    const [job] = await jobs()
    expect(await appoint(elsewhere, { deleteID: job?.id })).toHaveProperty('error')
    expect(await appoint(menuEditor, { deleteID: job?.id })).toHaveProperty('error')
    expect(await jobs()).toHaveLength(1)
    expect(await appoint(editor, { deleteID: job?.id })).not.toHaveProperty('error')
    expect(await jobs()).toEqual([])
    expect(await appoint(editor, { deleteID: job?.id })).toHaveProperty('error')
  })

  const queued = (id: string, user: Person) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'news', value: id }, user: { relationTo: 'staff', value: user.id } },
      waitUntil: aSecondAgo(),
    })

  test('does nothing across the border of a site, however it came to be', async () => {
    const { id } = await newDraft()
    await queued(id, elsewhere)
    await runDueJobs(payload)
    expect(await statusOf(id)).toBe('draft')
  })

  test('does nothing for somebody who has lost the right, or their account, since', async () => {
    const [one, two] = [await newDraft(), await newDraft()]
    const moved = await makePerson(payload, 'editor', [north.site], 'moved@example.com')
    const gone = await makePerson(payload, 'editor', [north.site], 'gone@example.com')
    await appoint(moved, { type: 'publish', date: aSecondAgo(), doc: news(one.id) })
    await appoint(gone, { type: 'publish', date: aSecondAgo(), doc: news(two.id) })
    await payload.update({
      collection: 'staff',
      id: moved.id,
      data: { sites: [{ site: south.site }] },
      overrideAccess: true,
    })
    await payload.delete({ collection: 'staff', id: gone.id, overrideAccess: true })
    await runDueJobs(payload)
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['draft', 'draft'])
  })

  test('that has failed is tried again, a minute later, and three times at most', async () => {
    const { id } = await newDraft()
    const late = await makePerson(payload, 'editor', [south.site], 'late@example.com')
    await queued(id, late)
    const dueAgain = async () => {
      const [job] = await jobs()
      await payload.db.updateOne({
        collection: 'payload-jobs',
        id: job?.id ?? '',
        data: { waitUntil: aSecondAgo().toISOString() },
      })
    }
    await runDueJobs(payload)
    expect(await jobs()).toMatchObject([{ hasError: true }])
    await runDueJobs(payload) // swept, and not due yet
    const [waiting] = await jobs()
    expect(waiting?.hasError).toBe(false)
    expect(Date.parse(waiting?.waitUntil ?? '') - Date.now()).toBeGreaterThan(50_000)
    await dueAgain()
    await payload.update({
      collection: 'staff',
      id: late.id,
      data: { sites: [{ site: north.site }] },
      overrideAccess: true,
    })
    await runDueJobs(payload)
    expect(await statusOf(id)).toBe('published')
    expect(await jobs()).toEqual([])

    await queued((await newDraft()).id, elsewhere)
    for (let n = 0; n < 3; n += 1) {
      await runDueJobs(payload) // tried, or swept
      await runDueJobs(payload)
      await dueAgain()
    }
    await runDueJobs(payload)
    const before = await jobs()
    await runDueJobs(payload)
    expect(before).toMatchObject([{ hasError: true, totalTried: 3 }])
    expect(await jobs()).toEqual(before)
  }, 30_000)

  test('that a process had in hand when it died is done by the next, when the lease of the dead is over', async () => {
    const { id } = await newDraft()
    await appoint(editor, { type: 'publish', date: aSecondAgo(), doc: news(id) })
    const [job] = await jobs()
    await payload.db.updateOne({ collection: 'payload-jobs', id: job?.id ?? '', data: { processing: true } })
    await takeLease(payload, 'jobs', 400)
    expect(await runDueJobs(payload)).toBe(false)
    expect(await statusOf(id)).toBe('draft')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await runDueJobs(payload)).toBe(true)
    expect(await statusOf(id)).toBe('published')
  })

  test('is the errand of one process at a time', async () => {
    const drafts = await Promise.all(Array.from({ length: 3 }, () => newDraft()))
    for (const { id } of drafts) await appoint(editor, { type: 'publish', date: aSecondAgo(), doc: news(id) })
    const rounds = await Promise.all(Array.from({ length: 8 }, () => runDueJobs(payload)))
    expect(rounds.filter((ran) => ran)).toHaveLength(1)
    expect(await Promise.all(drafts.map(({ id }) => statusOf(id)))).toEqual(['published', 'published', 'published'])
    for (const { id } of drafts) {
      const versions = await payload.countVersions({
        collection: 'news',
        where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
        overrideAccess: true,
      })
      expect(versions.totalDocs).toBe(1)
    }
  })

  test.each(['administrator', 'editor'])('is out of reach of the API’s jobs, for an %s too', async (role) => {
    const token = await tokenOf(role === 'administrator' ? administrator : editor)
    for (const [method, path] of [
      ['GET', 'payload-jobs'],
      ['POST', 'payload-jobs'],
      ['GET', 'payload-jobs/run'],
      ['GET', 'payload-jobs/handle-schedules'],
      ['DELETE', 'payload-jobs?where[id][exists]=true'],
    ] as const)
      expect([401, 403, 404]).toContain(
        (await ask(method, path, { token, data: method === 'POST' ? {} : undefined })).status,
      )
  })
})

describe('a lease', () => {
  test('is had by one of twenty, until it ends or its time is over', async () => {
    const takes = (milliseconds: number) =>
      Promise.all(Array.from({ length: 20 }, () => takeLease(payload, 'test', milliseconds)))
    const [lease, ...more] = (await takes(60_000)).filter((it) => it !== null)
    expect(more).toEqual([])
    await endLease(payload, { errand: 'test', holder: 'somebody else' })
    expect(await takeLease(payload, 'test', 60_000)).toBeNull()
    if (lease) await endLease(payload, lease)
    expect((await takes(50)).filter((it) => it !== null)).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect((await takes(60_000)).filter((it) => it !== null)).toHaveLength(1)
    if (lease) expect(await extendLease(payload, lease, 60_000)).toBe(false)
  })
})

describe('a save that began with an older version', () => {
  const cases = [
    ['news', () => newDraft().then(({ id }) => id), 'title'],
    ['brands', () => Promise.resolve(north.brand), 'name'],
    ['dishes', () => Promise.resolve(north.pie), 'name'],
  ] as const
  const look = async (collection: CollectionSlug, id: string, token: string) =>
    (await ask('GET', `${collection}/${id}?draft=true&depth=0`, { token })).body

  test.each(cases)('in %s is refused in both languages, and changes nothing', async (collection, make, field) => {
    const [id, token] = [await make(), await tokenOf(administrator)]
    const save = (updatedAt: unknown, text: string, language = 'en', query = '') =>
      ask('PATCH', `${collection}/${id}${query}`, { token, language, data: { updatedAt, [field]: text } })
    const { updatedAt } = await look(collection, id, token)
    expect((await save(updatedAt, 'Mine')).status).toBe(200)
    const mine = await look(collection, id, token)
    expect((await save(mine.updatedAt, 'Mine again')).status).toBe(200)
    const stored = await look(collection, id, token)
    const english = await save(updatedAt, 'Theirs')
    const french = await save(updatedAt, 'Theirs', 'fr', '?overrideLock=true')
    expect([english.status, french.status]).toEqual([409, 409])
    expect(refusalIn(english).message).toMatch(
      /^This document was saved by somebody else, or in another window, \d+ seconds? ago\. Copy what you wrote, reload the page, and try again\.$/,
    )
    expect(refusalIn(french).message).toMatch(
      /^Ce document a été enregistré par quelqu’un d’autre, ou dans une autre fenêtre, il y a \d+ secondes?\. Copiez/,
    )
    expect(await look(collection, id, token)).toEqual(stored)
  })

  test('as a draft, after a draft or a publication, is refused as well', async () => {
    const [{ id }, token] = [await newDraft(), await tokenOf(administrator)]
    const { updatedAt } = await look('news', id, token)
    const draft = (began: unknown, title: string) =>
      ask('PATCH', `news/${id}?draft=true`, { token, data: { updatedAt: began, title, _status: 'draft' } })
    expect((await draft(updatedAt, 'One')).status).toBe(200)
    expect((await draft(updatedAt, 'Two')).status).toBe(409)
    const one = await look('news', id, token)
    const publish = { updatedAt: one.updatedAt, _status: 'published' }
    expect((await ask('PATCH', `news/${id}`, { token, data: publish })).status).toBe(200)
    expect((await draft(one.updatedAt, 'Three')).status).toBe(409)
    expect((await draft((await look('news', id, token)).updatedAt, 'Three')).status).toBe(200)
  })

  test('of ten at the same moment one is stored, and the others are told', async () => {
    const token = await tokenOf(administrator)
    const { updatedAt } = await look('dishes', north.soup, token)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ask('PATCH', `dishes/${north.soup}`, { token, data: { updatedAt, name: `Soup ${n}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('does not stand in the way of putting an older version back, of a draft or of a menu’s dish', async () => {
    const token = await tokenOf(administrator)
    const [{ id: item }, dish] = [await newDraft(), north.pie]
    for (const [collection, id, field] of [
      ['news', item, 'title'],
      ['dishes', dish, 'name'],
    ] as const) {
      const draft = collection === 'news' ? '?draft=true' : ''
      const before = (await look(collection, id, token))[field]
      expect(
        (await ask('PATCH', `${collection}/${id}${draft}`, { token, data: { [field]: 'Overwritten' } })).status,
      ).toBe(200)
      const { docs } = (
        await ask('GET', `${collection}/versions?where[parent][equals]=${id}&sort=-updatedAt`, { token })
      ).body as { docs: { id: string; version: Record<string, unknown> }[] }
      const older = docs.find(({ version }) => version[field] === before)
      expect((await ask('POST', `${collection}/versions/${older?.id}${draft}`, { token })).status).toBe(200)
      expect((await look(collection, id, token))[field]).toBe(before)
    }
  })

  test('does not stand in the way of whoever does not say what they began with, nor of programs', async () => {
    const token = await tokenOf(administrator)
    expect((await ask('PATCH', `brands/${north.brand}`, { token, data: { name: 'Bol' } })).status).toBe(200)
    const old = new Date('2020-01-01').toISOString()
    await payload.update({
      collection: 'brands',
      id: north.brand,
      data: { name: 'Bol Zigzag', updatedAt: old },
      overrideAccess: true,
    })
    for (const updatedAt of [null, '', 7])
      expect(
        (await ask('PATCH', `brands/${north.brand}`, { token, data: { name: 'Bol', updatedAt } })).status,
      ).toBeLessThan(500)
  })
})

describe('two processes over one database', () => {
  test('a save waits for the one that another process is making, and is told when that was first', async () => {
    const token = await tokenOf(administrator)
    const read = async () => (await ask('GET', `brands/${north.brand}`, { token })).body
    const { updatedAt } = await read()
    const errand = `save ${createHash('sha1').update(`brands/${north.brand}`).digest('hex').slice(0, 2)}`
    const theirs = await takeLease(payload, errand, 10_000) // what a save of another process holds
    const mine = ask('PATCH', `brands/${north.brand}`, { token, data: { name: 'Mine', updatedAt } })
    const name = `Theirs ${Date.now()}`
    await payload.update({ collection: 'brands', id: north.brand, data: { name }, overrideAccess: true })
    if (theirs) await endLease(payload, theirs)
    expect([theirs === null, (await mine).status, (await read()).name]).toEqual([false, 409, name])
  })
})

describe('a document that somebody has in hand', () => {
  test('is refused to others with 423 until they take over, and open to whoever has it', async () => {
    const [theirs, mine] = [await tokenOf(administrator), await tokenOf(editor)]
    const { id } = await newDraft()
    await payload.db.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo: 'news', value: id }, user: { relationTo: 'staff', value: editor.id } },
    })
    const save = (token: string, query = '', language = 'en') =>
      ask('PATCH', `news/${id}${query}`, { token, language, data: { title: 'Taken' } })
    const refused = await save(theirs)
    expect([refused.status, refusalIn(refused).message]).toEqual([
      423,
      'Somebody else is editing this document. Wait until they have finished, or take over in the studio.',
    ])
    expect(refusalIn(await save(theirs, '', 'fr')).message).toMatch(/^Quelqu’un d’autre modifie ce document\./)
    expect((await ask('DELETE', `news/${id}`, { token: theirs })).status).toBe(423)
    expect((await save(theirs, '?overrideLock=true')).status).toBe(200)
    expect((await save(mine)).status).toBe(200)
    expect((await personOf(payload, editor.id)).email).toBe('editor@example.com')
  })
})
