import { getPayload } from 'payload'
import config from '@payload-config'
import { answerResponse, surveysResponse, type SurveyRow } from '@/contract/content/surveys'
import { waitForBackgroundWork } from '@/server/background-work'
import { caches } from '@/server/cache/caches'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { addVotes, readVotes } from '@/server/database/survey-votes'
import { localizedCreator } from '@/server/database/write-localized'
import { callV1, type Sender } from '../../support/data/call-v1'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { passTime, resetClock } from '../../support/test-clock'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
const create = localizedCreator(payload)
let north: Campus
let south: Campus

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
})
afterAll(closePayload)

/** The Local API without a type for each collection. */
type Local = Record<'update' | 'restoreVersion' | 'find' | 'findVersions' | 'delete' | 'duplicate', Act>
type Act = (options: object) => Promise<{ id: string; docs: unknown[] } & Record<string, unknown>>
const local = payload as unknown as Local
const overrideAccess = true // the test has full access

type Poll = { id: string; choices: string[] }
async function makePoll(site: string, more: object = {}): Promise<Poll> {
  const { id } = await create('surveys', {
    site,
    question: both('Which soup?', 'Quelle soupe?'),
    choices: [
      { choice: both('Pea', 'Pois'), votes: 50 }, // staff write no votes
      { choice: both('Leek', 'Poireau') },
      { choice: both('Onion', 'Oignon') },
    ],
    _status: 'published',
    ...more,
  })
  const survey = await payload.findByID({ collection: 'surveys', id, depth: 0, overrideAccess })
  return { id, choices: rowsOf(survey.choices).map((row) => String(row.id)) }
}

const vote = (data: object, sender: Sender = {}) => callV1('POST', 'surveys/answer', data, sender)
const voteFor = ({ id, choices }: Poll, place: number, more?: Sender) =>
  vote({ survey_id: id, choice: choices[place] }, more)

async function list(site: string, query = ''): Promise<SurveyRow[]> {
  const { status, json } = await callV1('GET', `surveys/public_list?site_id=${site}${query}`)
  expect(status).toBe(200)
  return surveysResponse.parse(json).surveys
}

const votesOf = async ({ id, choices }: Poll) => {
  const votes = (await readVotes(payload, [id])).get(id)
  return choices.map((choice) => votes?.get(choice) ?? 0)
}
const inStudio = async ({ id }: Poll) => {
  const where = { id: { equals: id } }
  const { docs } = await local.find({ collection: 'surveys', where, draft: true, overrideAccess })
  return rowsOf(fieldsOf(docs[0]).choices).map(({ votes }) => votes)
}

describe('votes', () => {
  test('[PUB-3.15] [PUB-7.23] counts 200 concurrent votes while staff save and restore versions', async () => {
    const poll = await makePoll(north.site)
    const stale = rowsOf(
      (await payload.findByID({ collection: 'surveys', id: poll.id, depth: 0, overrideAccess })).choices,
    ).map((row) => ({ ...row, votes: 1000 }))
    const save = (n: number) =>
      local.update({
        collection: 'surveys',
        id: poll.id,
        data: { question: `Which soup? (${n})`, choices: stale },
        overrideAccess,
      })
    const staff = async () => {
      for (let n = 0; n < 6; n += 1) await save(n)
      const where = { parent: { equals: poll.id } }
      const { docs } = await local.findVersions({ collection: 'surveys', where, overrideAccess })
      await local.restoreVersion({ collection: 'surveys', id: fieldsOf(docs.at(-1)).id, overrideAccess })
    }
    const votes = Array.from({ length: 200 }, (_, n) => voteFor(poll, n % 8 === 0 ? 2 : n % 2))
    const [answers] = await Promise.all([Promise.all(votes), staff()])
    for (const { status, json } of answers)
      expect([status, answerResponse.parse(json).already_answered]).toEqual([200, false])
    // 25 of 200 are multiples of 8; of the others 75 are even and 100 odd.
    expect(await votesOf(poll)).toEqual([75, 100, 25])
    expect(await inStudio(poll)).toEqual([75, 100, 25])
    expect((await payload.findByID({ collection: 'surveys', id: poll.id, overrideAccess })).question).toBe(
      'Which soup?',
    )
    const row = (await list(north.site)).find(({ id }) => id === poll.id)
    expect(row?.total_votes).toBe(200)
    expect(row?.choices.map(({ votes, percentage }) => [votes, percentage])).toEqual([
      [75, 38],
      [100, 50],
      [25, 13],
    ])
  })

  test('[PUB-7.23] counts concurrent votes from two servers', async () => {
    const poll = await makePoll(north.site)
    const other = await getPayload({ config, key: 'another server' })
    try {
      const [first = '', second = ''] = poll.choices
      await Promise.all(
        Array.from({ length: 60 }, (_, n) => addVotes(n % 2 ? payload : other, poll.id, n % 3 ? first : second)),
      )
      expect(await votesOf(poll)).toEqual([40, 20, 0])
      expect([...((await readVotes(other, [poll.id])).get(poll.id) ?? [])].sort()).toEqual(
        [
          [first, 40],
          [second, 20],
        ].sort(),
      )
    } finally {
      await other.destroy()
    }
  })

  test('[PUB-7.23] appear in the voter’s response at once and in the list within two seconds', async () => {
    const poll = await makePoll(north.site)
    const counted = async () => (await list(north.site)).find(({ id }) => id === poll.id)?.total_votes
    expect(await counted()).toBe(0)
    const kept = caches.values.size.entries
    const { json } = await voteFor(poll, 1)
    expect(answerResponse.parse(json).survey).toMatchObject({ id: poll.id, total_votes: 1 })
    expect(caches.values.size.entries).toBe(kept)
    passTime(2_000)
    expect(await counted()).toBe(1)
    resetClock()
  })

  test('[PUB-2.50] ignores a visitor’s second vote and returns the current votes', async () => {
    const poll = await makePoll(north.site)
    const first = await voteFor(poll, 0)
    const cookie = String(first.headers['Set-Cookie'])
    expect(cookie).toBe(`survey_${poll.id}=${poll.choices[0]}; Path=/; Max-Age=315360000; SameSite=Lax`)
    await voteFor(poll, 2)
    const again = await voteFor(poll, 1, { cookie: `l1=fr; ${cookie.split(';')[0]}` })
    const { already_answered, survey } = answerResponse.parse(again.json)
    expect([already_answered, survey.question, survey.total_votes]).toEqual([true, 'Quelle soupe?', 2])
    expect(again.headers).not.toHaveProperty('Set-Cookie')
    const elsewhere = await voteFor(await makePoll(north.site), 0, { cookie: cookie.split(';')[0] })
    expect(elsewhere.json.already_answered).toBe(false)
    expect(await votesOf(poll)).toEqual([1, 0, 1])
  })

  test('[PUB-7.23] accept a choice by id, text or position, in a body or in the query', async () => {
    const poll = await makePoll(north.site)
    await vote({ survey_id: poll.id.toUpperCase(), choice: 'poireau' })
    await vote({ survey_id: poll.id, choice: 2 })
    const form = `survey_id=${poll.id}&choice=Pea&locale=fr`
    const sent = await callV1('POST', 'surveys/answer.json', form, { type: 'application/x-www-form-urlencoded' })
    const { survey } = answerResponse.parse(sent.json)
    expect(survey.choices[0]).toMatchObject({ choice: 'Pois', votes: 1 })
    await callV1('POST', `surveys/answer.json?survey_id=${poll.id}&choice=0`)
    expect(await votesOf(poll)).toEqual([2, 1, 1])
  })

  test('[V1-14.3] for an unknown poll or choice are refused and store nothing', async () => {
    const poll = await makePoll(north.site)
    const before = await payload.db.count({ collection: 'survey-votes' })
    for (const [data, msg] of [
      [{ choice: 'Pea' }, 'Missing parameter: survey_id.'],
      [{ survey_id: poll.id }, 'Missing parameter: choice.'],
      [{ survey_id: poll.id, choice: '9' }, 'Choice not found.'],
      [{ survey_id: poll.id, choice: ['Pea'] }, 'Invalid field: choice.'],
      [{ survey_id: { $ne: null }, choice: 'Pea' }, 'Invalid field: survey_id.'],
      [{ survey_id: north.site, choice: 'Pea' }, 'Survey not found.'],
      [{ survey_id: '__proto__', choice: 'Pea' }, 'Survey not found.'],
      [{ survey_id: `${poll.id}'--`, choice: 'Pea' }, 'Survey not found.'],
      [{ survey_id: poll.id, choice: 'x\u0000'.repeat(4_000) }, 'Choice not found.'],
    ] as const)
      expect((await vote(data)).json).toEqual({ status: 'error', msg })
    expect(await payload.db.count({ collection: 'survey-votes' })).toEqual(before)
    expect(await votesOf(poll)).toEqual([0, 0, 0])
  })
})

describe('a poll', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

  test.each([
    ['is a draft', { _status: 'draft' as const }],
    ['is over', { showFrom: day(-9), showUntil: day(-2) }],
    ['has not begun', { showFrom: day(2) }],
  ])('[PUB-2.50] that %s is not listed and accepts no votes', async (_, more) => {
    const poll = await makePoll(north.site, more)
    expect((await list(north.site)).map(({ id }) => id)).not.toContain(poll.id)
    expect((await voteFor(poll, 0)).json).toEqual({ status: 'error', msg: 'Survey not found.' })
    expect(await votesOf(poll)).toEqual([0, 0, 0])
  })

  test('[PUB-4.1] of a site that is not published is not listed and accepts no votes', async () => {
    const poll = await makePoll(south.site, { showFrom: day(-2), showUntil: day(2) })
    expect((await voteFor(poll, 0)).status).toBe(200)
    const setPublished = (published: boolean) =>
      local.update({ collection: 'sites', id: south.site, data: { published }, overrideAccess })
    await setPublished(false)
    expect((await voteFor(poll, 0)).json).toEqual({ status: 'error', msg: 'Survey not found.' })
    const { text } = await callV1('GET', 'surveys/public_list', { site_id: south.site })
    expect(text).toBe('{"status":"error","msg":"Site not found."}')
    await setPublished(true)
    expect(await votesOf(poll)).toEqual([1, 0, 0])
  })

  test('[PUB-7.22] [PUB-3.15] is listed by its own site only, newest first, up to count', async () => {
    for (const { docs } of [await local.find({ collection: 'surveys', pagination: false, overrideAccess })])
      for (const { id } of docs.map(fieldsOf)) await local.delete({ collection: 'surveys', id, overrideAccess })
    expect(await list(north.site)).toEqual([])
    const polls: string[] = []
    for (const customId of ['first', 'second', 'third']) polls.unshift((await makePoll(north.site, { customId })).id)
    const foreign = await makePoll(south.site)
    expect((await list(north.site)).map(({ id }) => id)).toEqual(polls)
    expect((await list(south.site)).map(({ id }) => id)).toEqual([foreign.id])
    for (const [count, length] of [
      ['1', 1],
      [' 02 ', 2],
      ['3', 3],
      ['999999999', 3],
      ['0', 3],
      ['-1', 3],
      ['1.5', 3],
      ['many', 3],
      ['', 3],
    ] as const)
      expect([count, (await list(north.site, `&count=${count}`)).map(({ id }) => id)]).toEqual([
        count,
        polls.slice(0, length),
      ])
    expect((await list(north.site, '&locale=fr&count=1'))[0]).toEqual({
      id: polls[0],
      customId: 'third',
      question: 'Quelle soupe?',
      start: null,
      end: null,
      choices: ['Pois', 'Poireau', 'Oignon'].map((choice) =>
        expect.objectContaining({ choice, votes: 0, percentage: 0 }),
      ),
      total_votes: 0,
    })
  })

  test('deletes its votes when it is deleted, and a copy starts without votes', async () => {
    const poll = await makePoll(north.site)
    await voteFor(poll, 0)
    const copy = await local.duplicate({ collection: 'surveys', id: poll.id, overrideAccess })
    expect(rowsOf(copy.choices).map(({ votes }) => votes)).toEqual([0, 0, 0])
    await local.delete({ collection: 'surveys', id: poll.id, overrideAccess })
    const rows = () => payload.db.count({ collection: 'survey-votes', where: { survey: { equals: poll.id } } })
    await waitForBackgroundWork()
    expect((await rows()).totalDocs).toBe(0)
    expect((await voteFor(poll, 0)).json).toEqual({ status: 'error', msg: 'Survey not found.' })
  })

  test('keeps the votes of a choice that is renamed, or removed and added again', async () => {
    const poll = await makePoll(north.site)
    for (const place of [0, 1, 1]) await voteFor(poll, place)
    const [pea, leek, onion] = rowsOf(
      (await payload.findByID({ collection: 'surveys', id: poll.id, depth: 0, overrideAccess })).choices,
    )
    const save = (choices: object[]) =>
      local.update({ collection: 'surveys', id: poll.id, data: { choices }, overrideAccess })
    await save([{ ...pea, choice: 'Split pea' }, { ...onion }])
    expect(await inStudio(poll)).toEqual([1, 0])
    expect((await list(north.site)).find(({ id }) => id === poll.id)?.total_votes).toBe(1)
    await save([{ ...pea }, { ...leek }, { ...onion }])
    expect(await inStudio(poll)).toEqual([1, 2, 0])
  })
})
