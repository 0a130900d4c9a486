/** @both-databases */

import { jest } from '@jest/globals'
import type { InboxSlug } from '@/domain/forms/inbox'
import { readReplyContent, registerReplyMails } from '@/features/forms/replies/read-reply-content'
import { readMailbox } from '@/features/shop/mailbox/read-mailbox'
import { fieldsOf } from '@/server/database/stored-values'
import { sendQueuedMails } from '@/server/mail/outbox'
import { callV1 } from '../../support/data/call-v1'
import { makeCampus, type Campus } from '../../support/data/campus'
import { findTexts } from '../../support/data/find-texts'
import { makePerson, type Person } from '../../support/data/staff'
import { feedback } from '../../support/forms/feedback'
import { closePayload, openPayload } from '../../support/payload'
import { sendThroughServer, startMailServer } from '../../support/servers/mail-server'
import { listFieldErrors, requestStudioAs, signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
registerReplyMails()
const server = await startMailServer()
let north: Campus
const people: Record<string, Person> = {}
const studios: Record<string, Awaited<ReturnType<typeof signInToStudio>>> = {}
const overrideAccess = true // the test has full access

beforeAll(async () => {
  await sendThroughServer(payload, server.url)
  north = await makeCampus(payload, 'northgate')
  const south = await makeCampus(payload, 'southgate')
  const data = { email: 'dining@northgate.example', inboxRecipients: ['team@northgate.example'] }
  await payload.update({ collection: 'sites', id: north.site, data, overrideAccess })
  people.administrator = await makePerson(payload, 'administrator', [])
  people['siteManager of the south'] = await makePerson(payload, 'siteManager', [south.site])
  for (const role of ['siteManager', 'menuEditor', 'dietitian', 'shopManager', 'editor'] as const)
    people[role] = await makePerson(payload, role, [north.site])
  for (const [name, person] of Object.entries(people)) studios[name] = await signInToStudio(payload, person)
}, 60_000)
afterEach(() => jest.restoreAllMocks())
afterAll(async () => {
  await server.stop()
  await closePayload()
})

const health = { date: '2026-11-20', name: 'Zoé Roy', city: 'Laval', allergens: 'Milk', consent: 'true' }
const calls: Record<InboxSlug, [path: string, data: object]> = {
  feedback: ['feedback/submit', feedback],
  'contact-messages': ['contact', { name: 'Zoé Roy', message: 'Hello' }],
  'dietary-health-forms': ['customer/health_form', { ...health, other_allergies: 'Sentinelsesame' }],
  'on-the-go-orders': ['customer/on_the_go_form', { name: 'Zoé Roy', pick_up: '5:15 pm', entree: 'Sandwich' }],
}
let serial = 0
const newKey = () => (serial += 1).toString(16).padStart(24, '0')

/** Sends a form as a French visitor and returns its id. */
async function arrive(slug: InboxSlug): Promise<string> {
  const [path, data] = calls[slug]
  const email = 'zoe@campus.example'
  const { status } = await callV1('POST', path, { ...data, site_id: north.site, email, locale: 'fr' })
  expect(status).toBe(200)
  const { docs } = await payload.find({ collection: slug, sort: '-createdAt', limit: 1, depth: 0, overrideAccess })
  return String(docs[0]?.id)
}
const reply = (name: string, slug: string, id: string, data: object) =>
  studios[name]?.('POST', `${slug}/${id}/reply`, { data: { key: newKey(), text: 'Bonjour', isDone: false, ...data } })
const statusOf = async (...call: Parameters<typeof reply>) => (await reply(...call))?.status
const read = (collection: InboxSlug, id: string) => payload.findByID({ collection, id, depth: 0, overrideAccess })
/** Lets the database refuse an operation on a collection. */
function fail(operation: 'create' | 'findOne', refused: string) {
  const original = payload.db[operation].bind(payload.db) as (args: object) => Promise<unknown>
  const spy = jest.spyOn(payload.db, operation) as unknown as jest.SpiedFunction<typeof original>
  spy.mockImplementation((args) =>
    fieldsOf(args).collection === refused ? Promise.reject(new Error('full')) : original(args),
  )
}
const mailsOf = async (id: string) =>
  (await payload.db.find({ collection: 'sent-mails', where: { key: { like: `reply:${id}` } } })).docs.map(fieldsOf)

test.each<[InboxSlug, string[]]>([
  ['feedback', ['administrator', 'siteManager']],
  ['contact-messages', ['administrator', 'siteManager']],
  ['dietary-health-forms', ['dietitian']],
  ['on-the-go-orders', ['menuEditor']],
])('[CUS-3.25] only who may change %s of the site answers it', async (slug, mayAnswer) => {
  const id = await arrive(slug)
  for (const name of Object.keys(people))
    expect([name, await statusOf(name, slug, id, {})]).toEqual([name, mayAnswer.includes(name) ? 200 : 404])
  expect((await requestStudioAs(null, 'POST', `${slug}/${id}/reply`, { data: { text: 'Hi' } })).status).toBe(404)
  expect(await mailsOf(id)).toHaveLength(mayAnswer.length)
})

test('[CUS-3.26] a double click sends one mail, in the language of the person and in the name of the site', async () => {
  const id = await arrive('feedback')
  const data = { key: newKey(), text: 'Merci !\n\nÀ demain\n<b>' }
  const answers = await Promise.all([1, 2, 3].map(() => reply('siteManager', 'feedback', id, data)))
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200])
  server.received.length = 0
  await sendQueuedMails(payload, new Date(Date.now() + 60_000))
  const arrived = server.received.filter(({ text }) => text?.includes('À demain'))
  expect(arrived).toHaveLength(1)
  expect(arrived[0]).toMatchObject({
    subject: expect.stringMatching(/^Réponse\u00a0: Services alimentaires, /),
    from: { name: expect.stringContaining('Services alimentaires'), address: 'dining@example.org' },
    replyTo: [{ address: 'dining@northgate.example' }],
    to: [{ address: 'zoe@campus.example' }],
    html: expect.stringContaining('À demain<br>&lt;b&gt;'),
  })
  expect(arrived[0]?.text).not.toContain(feedback.comments)
  const reply1 = { text: data.text, by: 'siteManager', at: expect.stringContaining('T') }
  expect(await read('feedback', id)).toMatchObject({ status: 'inProgress', locale: 'fr', replies: [reply1] })
  expect((await reply('siteManager', 'feedback', id, { isDone: true }))?.body).toMatchObject({
    status: 'done',
    replies: [reply1, { text: 'Bonjour' }],
  })
})

test('[CUS-3.26] nothing of a dietary form, of its reply or its notes is stored outside of health data', async () => {
  const id = await arrive('dietary-health-forms')
  await reply('dietitian', 'dietary-health-forms', id, { text: 'Sentinelreply' })
  await studios.dietitian?.('PATCH', `dietary-health-forms/${id}`, { data: { staffNotes: 'Sentinelnote' } })
  server.received.length = 0
  await sendQueuedMails(payload, new Date(Date.now() + 60_000))
  const sent = server.received.map(({ text, subject, html }) => `${subject}${text}${html}`).join()
  expect(sent).toContain('Sentinelreply')
  expect(sent).not.toMatch(/Sentinelsesame|Sentinelnote|dietary form|formulaire alimentaire/)
  const texts = ['sentinelsesame', 'sentinelreply', 'sentinelnote']
  const found = await findTexts(payload, texts)
  expect(found).toEqual(expect.arrayContaining(texts.map((text) => `dietary-health-forms: ${text}`)))
  expect(found.filter((place) => !place.includes('dietary-health-forms'))).toEqual([])
  expect(JSON.stringify(await readMailbox(readReplyContent))).toContain('Sentinelreply')
  const log = await payload.find({ collection: 'access-log', where: { documents: { in: [id] } }, overrideAccess })
  expect(log.docs.map(({ operation }) => operation)).toContain('change')
})

test('[CUS-3.27] the team is told that something arrived, with a link and nothing else', async () => {
  const id = await arrive('dietary-health-forms')
  const where = { key: { equals: `inbox-notice:${id}:0` } }
  const [notice] = (await payload.db.find({ collection: 'sent-mails', where })).docs.map(fieldsOf)
  expect(notice).toMatchObject({
    to: 'team@northgate.example',
    text: expect.stringContaining(`/dietary-health-forms/${id}`),
  })
  expect(JSON.stringify(notice)).not.toMatch(/Zoé|Laval|Milk|Sentinel/)
  fail('findOne', 'sites')
  expect(await arrive('feedback')).not.toBe('undefined') // stored, although nobody could be told
})

test('a reply that cannot be sent is refused in a sentence, and nothing is kept of it', async () => {
  const id = await arrive('contact-messages')
  const refused = async (data: object) => {
    const answer = await reply('siteManager', 'contact-messages', id, data)
    return [answer?.status, answer?.text]
  }
  expect(await refused({ text: ' \n ' })).toEqual([400, expect.stringContaining('Write a reply.')])
  expect(await refused({ text: 'x'.repeat(5_001) })).toEqual([400, expect.stringContaining('at most 5,000 characters')])
  for (const data of [{ text: 5 }, { key: "'" }, { isDone: null }])
    expect(await refused(data)).toEqual([400, expect.stringContaining('could not be read')])
  fail('create', 'sent-mails')
  expect(await refused({})).toEqual([503, expect.stringContaining('Nothing was sent')])
  jest.restoreAllMocks()
  await payload.db.updateOne({ collection: 'contact-messages', where: { id: { equals: id } }, data: { email: '' } })
  expect(await refused({})).toEqual([400, expect.stringContaining('no email address')])
  const { status, replies } = await read('contact-messages', id)
  expect([status, replies ?? null]).toEqual(['new', null])
  expect(await mailsOf(id)).toEqual([])
})

test('[CUS-3.25] staff set status, notes and an assignee who may read it; replies and answers stay as they are', async () => {
  const id = await arrive('feedback')
  const save = (data: object) => studios.siteManager?.('PATCH', `feedback/${id}`, { data })
  expect((await reply('siteManager', 'feedback', id, {}))?.status).toBe(200)
  const kept = { status: 'done', staffNotes: 'Called', replies: [{ text: 'Bonjour' }], locale: 'fr' }
  const sent = { status: 'done', staffNotes: 'Called', replies: [], locale: 'en', assignee: people.siteManager?.id }
  expect((await save(sent))?.status).toBe(200)
  expect(await read('feedback', id)).toMatchObject({ ...kept, assignee: people.siteManager?.id })
  for (const name of ['siteManager of the south', 'dietitian', 'editor'])
    expect(listFieldErrors((await save({ assignee: people[name]?.id }))?.body ?? {})).toEqual({
      assignee: expect.stringContaining('cannot read the messages of this site'),
    })
  expect((await save({ assignee: people.administrator?.id }))?.status).toBe(200)
  expect((await save({ comments: 'Changed' }))?.status).toBe(400)
  expect((await save({ status: 'lost' }))?.status).toBe(400)
  const versions = await studios.siteManager?.('GET', `feedback/versions?where[parent][equals]=${id}&sort=createdAt`)
  const first = fieldsOf((versions?.body.docs as unknown[])[0]).id
  expect((await studios.siteManager?.('POST', `feedback/versions/${String(first)}`))?.status).toBe(200)
  expect(await read('feedback', id)).toMatchObject({ status: 'new', replies: [{ text: 'Bonjour' }], locale: 'fr' })
})
