import { createClient, type InArgs } from '@libsql/client'
import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Migration } from 'payload'
import { getMongoAdapter } from '@/server/copy/stores/database-adapters'
import { rowsOf } from '@/server/database/stored-values'
import { addVotes, readVotes } from '@/server/database/survey-votes'
import { migrations } from '../../../migrations'
import { migrations as ofMongo } from '../../../migrations/mongo'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const [site, poll, quiet] = ['1'.repeat(24), '2'.repeat(24), '3'.repeat(24)]
const [soup, salad, pie, tart] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24), 'd'.repeat(24)]
/** The surveys and their choices, with the votes as stored before the migration. */
const stored: [string, string, number | null][] = [
  [poll, soup, 184],
  [poll, salad, 0],
  [quiet, pie, null],
  [quiet, tart, 3],
]

const votesOf = async (id: string) => Object.fromEntries((await readVotes(await openPayload(), [id])).get(id) ?? [])

/** Holds for both databases. */
function isKept() {
  test('keeps every vote, in the count and in the studio', async () => {
    const payload = await openPayload()
    expect([await votesOf(poll), await votesOf(quiet)]).toEqual([{ [soup]: 184 }, { [tart]: 3 }])
    for (const [id, votes] of [
      [poll, [184, 0]],
      [quiet, [0, 3]],
    ] as const) {
      const survey = await payload.findByID({ collection: 'surveys', id, depth: 0, overrideAccess: true })
      expect(rowsOf(survey.choices).map((row) => row.votes)).toEqual(votes)
    }
  })
}

afterAll(closePayload)

/** A database as the second release left it. */
async function oldDatabase() {
  const client = createClient({ url: process.env.DATABASE_URL ?? '' })
  const db = drizzle(client) as unknown as MigrateUpArgs['db']
  const run = (statement: string, args: InArgs = []) => client.execute({ sql: statement, args })
  for (const { name, up } of migrations.slice(0, 2)) {
    await up({ db } as MigrateUpArgs)
    await run('INSERT INTO payload_migrations (name, batch) VALUES (?, 1)', [name])
  }
  await run("INSERT INTO sites (id, slug, time_zone) VALUES (?, 'north', 'America/Toronto')", [site])
  for (const [at, id] of [poll, quiet].entries()) {
    await run("INSERT INTO surveys (id, site_id, _status) VALUES (?, ?, 'published')", [id, site])
    await run("INSERT INTO _surveys_v (id, parent_id, version__status, latest) VALUES (?, ?, 'published', 1)", [
      at + 1,
      id,
    ])
  }
  for (const [order, [survey, id, votes]] of stored.entries()) {
    const version = survey === poll ? 1 : 2
    await run('INSERT INTO surveys_choices (_order, _parent_id, id, votes) VALUES (?, ?, ?, ?)', [
      order,
      survey,
      id,
      votes,
    ])
    await run('INSERT INTO _surveys_v_version_choices (_order, _parent_id, _uuid, votes) VALUES (?, ?, ?, 1)', [
      order,
      version,
      id,
    ])
  }
  client.close()
}

function onColumns() {
  beforeAll(oldDatabase)
  isKept()

  test('moves votes back on a down migration, including new ones', async () => {
    const payload = await openPayload()
    await addVotes(payload, poll, salad, 2)
    const { drizzle: db } = payload.db as unknown as { drizzle: MigrateUpArgs['db'] }
    const [, , third] = migrations
    await third?.down({ db, payload } as Parameters<typeof third.down>[0])
    const expected = [184, 2, 0, 3]
    const votes = async (table: string) =>
      (await db.all<{ votes: number }>(sql.raw(`SELECT votes FROM ${table} ORDER BY _order`))).map((row) => row.votes)
    expect([await votes('surveys_choices'), await votes('_surveys_v_version_choices')]).toEqual([expected, expected])
  })
}

function onDocuments() {
  const raw = async () => {
    const payload = await openPayload()
    const mongo = getMongoAdapter(payload)
    const [surveys, versions] = [mongo?.collections.surveys?.collection, mongo?.versions.surveys?.collection]
    if (!mongo || !surveys || !versions) throw new Error('This runs on MongoDB.')
    const id = (hex: string) => new mongo.connection.base.Types.ObjectId(hex)
    return { payload, mongo, surveys, versions, id }
  }

  beforeAll(async () => {
    const { payload, mongo, surveys, versions, id } = await raw()
    for (const survey of [poll, quiet]) {
      const choices = stored
        .filter(([of]) => of === survey)
        .map(([, choice, votes]) => ({
          id: choice,
          choice: { en: 'x', fr: 'y' },
          ...(votes === null ? {} : { votes }),
        }))
      const document = { site: id(site), question: { en: 'x', fr: 'y' }, choices, _status: 'published' }
      await surveys.insertOne({ _id: id(survey), ...document })
      await versions.insertOne({ parent: id(survey), version: document, latest: true })
    }
    await payload.db.deleteMany({ collection: 'payload-migrations', where: {} })
    const migrate = () => mongo.migrate({ migrations: mongo.prodMigrations as unknown as Migration[] })
    await Promise.all(Array.from({ length: 5 }, migrate))
    await migrate()
  })
  isKept()

  test('leaves no votes in the surveys and their versions', async () => {
    const { surveys, versions } = await raw()
    expect(await surveys.countDocuments({ 'choices.votes': { $exists: true } })).toBe(0)
    expect(await versions.countDocuments({ 'version.choices.votes': { $exists: true } })).toBe(0)
  })

  test('moves votes back on a down migration, including new ones, and up again', async () => {
    const { payload, surveys, versions, id } = await raw()
    await addVotes(payload, poll, salad, 2)
    const { up, down } = ofMongo.find(({ name }) => name.endsWith('survey_votes')) ?? {}
    const args = { payload } as Parameters<NonNullable<typeof up>>[0]
    await down?.(args)
    const votesIn = (document: unknown) => rowsOf(document).map(({ votes }) => votes)
    expect(votesIn((await surveys.findOne({ _id: id(poll) }))?.choices)).toEqual([184, 2])
    expect(votesIn((await surveys.findOne({ _id: id(quiet) }))?.choices)).toEqual([0, 3])
    expect(votesIn((await versions.findOne({ parent: id(poll) }))?.version.choices)).toEqual([184, 2])
    expect(await votesOf(poll)).toEqual({})
    await up?.(args)
    expect(await votesOf(poll)).toEqual({ [soup]: 184, [salad]: 2 })
  })
}

describe('the migration of votes to their own rows', onMongo ? onDocuments : onColumns)
