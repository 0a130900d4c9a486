import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { MongoClient, ObjectId } from 'mongodb'
import { startBucketServer } from '../../support/servers/bucket-server'
import {
  dumpDeployment,
  folder,
  newFileUrl,
  newMigratedUrl,
  newMongoUrl,
  runCopy,
  type Dump,
} from '../../support/deployments/deployments'
import { createHostileCampus } from '../../support/data/hostile-campus'
import { closePayload, onMongo, openPayload } from '../../support/payload'

type HostileCampus = Awaited<ReturnType<typeof createHostileCampus>>

const source = process.env.DATABASE_URL ?? ''
const sourceMedia = process.env.MEDIA_DIR ?? ''
const middle = onMongo ? newFileUrl() : (newMongoUrl() ?? newFileUrl())
const back = onMongo ? (newMongoUrl() ?? '') : newFileUrl()
const [middleMedia, backMedia] = [path.join(folder(), 'a'), path.join(folder(), 'b')]

let campuses: HostileCampus
let addresses: string[]
let dumps: { source: Dump; middle: Dump; back: Dump }

const dropped: string[] = []
const mongoUrl = () => {
  const url = newMongoUrl()
  if (url) dropped.push(url)
  return url
}

beforeAll(async () => {
  const payload = await openPayload()
  campuses = await createHostileCampus(payload)
  const { campus, other } = campuses
  const day = 'platform=0&date=2026-11-20'
  addresses = ['', 'locale=fr'].flatMap((locale) => [
    `/v1/sites/public?${locale}`,
    `/v1/sites/public_ca?${locale}`,
    ...[campus, other].flatMap(({ slug, site, hall, cafe, soup }) => [
      `/v1/sites/${slug}/info?${locale}`,
      `/v1/sites/todays_menu?site_id=${site}&${locale}`,
      `/v1/locations/all_locations?platform=0&site_id=${site}&with_address=true&with_buildings=true&for_menus=true&${locale}`,
      `/v1/locations/status?platform=0&site_id=${site}&${locale}`,
      `/v1/surveys/public_list?site_id=${site}&${locale}`,
      `/v1/locations/weekly_schedule?site_id=${site}&${locale}`,
      ...[hall, cafe].map((id) => `/v1/location/${id}/periods?${day}&${locale}`),
      `/v1/location/menu?location_id=${hall}&${day}&${locale}`,
      `/v1/location/${soup}/periods?${day}&${locale}`,
    ]),
  ])
  for (const [from, to, filesFrom, filesTo] of [
    [source, middle, sourceMedia, middleMedia],
    [middle, back, middleMedia, backMedia],
  ] as const) {
    const { status, stderr } = await runCopy([
      ...['--from', from, '--to', to, '--files-from', filesFrom, '--files-to', filesTo],
    ])
    expect([status, stderr]).toEqual([0, ''])
  }
  dumps = {
    source: dumpDeployment(source, addresses),
    middle: dumpDeployment(middle, addresses),
    back: dumpDeployment(back, addresses),
  }
}, 300_000)

afterAll(async () => {
  if (process.env.MONGODB_URI) for (const url of [middle, back, ...dropped]) await dropMongo(url)
  await closePayload()
})

const legs = onMongo
  ? 'from MongoDB to SQLite and back'
  : middle.startsWith('mongodb')
    ? 'from SQLite to MongoDB and back'
    : 'from SQLite to SQLite and on (MONGODB_URI is not set: MongoDB was NOT TRIED)'

describe(`a whole deployment, ${legs}`, () => {
  test('returns with the same documents and versions, including ids, times, order and absent values', () => {
    for (const [store, documents] of Object.entries(dumps.source.stores))
      if (onMongo)
        expect([store, normalizeStore(store, dumps.back)]).toEqual([store, normalizeStore(store, dumps.source)])
      else expect([store, dumps.back.stores[store]]).toEqual([store, documents])
  })

  test('has the same content in the database between', () => {
    for (const store of Object.keys(dumps.source.stores))
      expect([store, normalizeStore(store, dumps.middle)]).toEqual([store, normalizeStore(store, dumps.source)])
  })

  test('[PUB-7.1] answers v1 with the same bytes from all three databases', () => {
    const answered = Object.entries(dumps.source.answers)
    expect(answered.length).toBe(addresses.length)
    expect(answered.filter(([, { status, bytes }]) => status === 200 && bytes.length > 400).length).toBeGreaterThan(20)
    expect(dumps.middle.answers).toEqual(dumps.source.answers)
    expect(dumps.back.answers).toEqual(dumps.source.answers)
  })

  test('leaves out document locks and creates new revision tokens', () => {
    const sites = [campuses.campus.site, campuses.other.site, '0'.repeat(24)].sort()
    for (const { locks, revisions, unfinished } of [dumps.middle, dumps.back]) {
      expect([locks, unfinished]).toEqual([0, null])
      expect(revisions.map(({ id }) => id).sort()).toEqual(sites)
      const before = new Set(dumps.source.revisions.map(({ token }) => token))
      expect(revisions.filter(({ token }) => before.has(token))).toEqual([])
    }
  })

  test('copies its files byte for byte', () => {
    const { images = [], 'location-images': pictures = [] } = dumps.source.stores
    const names = [
      ...images.map(({ filename }) => path.join('images', String(filename))),
      ...pictures.map(({ filename }) => path.join('location', String(filename))),
    ]
    expect(names).toHaveLength(3)
    for (const name of names)
      for (const media of [middleMedia, backMedia])
        expect(readFileSync(path.join(media, name)).equals(readFileSync(path.join(sourceMedia, name)))).toBe(true)
  })
})

describe('a copy', () => {
  const pair = (from: string, to: string) => ['--from', from, '--to', to]
  const older = newFileUrl()
  beforeAll(async () => {
    const client = createClient({ url: older })
    await client.execute('CREATE TABLE payload_migrations (name TEXT)')
    client.close()
  })

  test('refuses a target that is not empty and leaves it unchanged', async () => {
    const { status, stdout, stderr } = await runCopy(pair(source, back))
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /^The target is not empty \(it has documents in menus\)\. To delete its content, use --replace\.\n$/,
    )
    expect(dumpDeployment(back).stores).toEqual(dumps.back.stores)
  }, 120_000)

  test.each([
    [
      'a source of an older schema',
      () => pair(older, newFileUrl()),
      /^The source \S+ cannot be used: has the schema of an older version \(it lacks the migration \w+\): start this version .*\.$/,
    ],
    [
      'an unreachable target',
      () => pair(source, 'mongodb://chef:hunter2@127.0.0.1:1/refectory'),
      /^The target mongodb:\/\/127\.0\.0\.1:1\/refectory cannot be used: MongoDB at 127\.0\.0\.1:1 does not answer \(\w+\)\.$/,
    ],
    [
      'a target that is not a database',
      () => pair(source, 'file:package.json'),
      /^The target \S+package\.json cannot be used: .*not a database\.$/,
    ],
  ])(
    'from or to %s ends with one sentence and without a password',
    async (_, args, sentence) => {
      const { status, stdout, stderr } = await runCopy(args())
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr.trim()).toMatch(sentence)
      expect(stderr).not.toContain('hunter2')
    },
    60_000,
  )

  test('that is interrupted marks the target so that no server starts on it until a second copy ends', async () => {
    const target = mongoUrl() ?? newMigratedUrl()
    const mediaDir = sourceMedia
    const { status, stderr } = await runCopy(pair(source, target), { mediaDir, interruptAt: '  dishes' })
    expect([status, stderr]).toEqual([130, expect.stringMatching(/^Stopped\.\nThe target is marked as unfinished/)])
    expect(dumpDeployment(target).unfinished).toMatch(
      /^Refectory cannot start: the database contains an unfinished copy from 20\S+Z\. /,
    )

    const second = await runCopy(pair(source, target), { mediaDir })
    expect([second.status, second.stderr]).toEqual([
      1,
      expect.stringMatching(/^The target contains an unfinished copy from \S+Z\. /),
    ])
    const onward = await runCopy(pair(target, newMigratedUrl()), { mediaDir })
    expect([onward.status, onward.stderr]).toEqual([
      1,
      expect.stringMatching(/^The source is incomplete: it contains an unfinished copy from \S+Z\./),
    ])

    const again = await runCopy([...pair(source, target), '--replace'], { mediaDir })
    expect([again.status, again.stderr]).toEqual([0, ''])
    expect(again.stdout).toContain(`Files stay where they are, in ${sourceMedia}; they were only looked for.`)
    const { stores, unfinished } = dumpDeployment(target)
    expect(unfinished).toBeNull()
    expect(stores.dishes).toHaveLength(dumps.source.stores.dishes?.length ?? 0)
  }, 300_000)

  test('lists the missing files of documents', async () => {
    const lost = String(dumps.back.stores.images?.[0]?.filename)
    rmSync(path.join(backMedia, 'images', lost))
    const { status, stdout } = await runCopy(pair(back, newMigratedUrl()), { mediaDir: backMedia })
    expect(status).toBe(0)
    expect(stdout).toContain(`MISSING FILE: images/${lost} is named by a document and is not in ${backMedia}.`)
    expect(existsSync(path.join(backMedia, 'images', lost))).toBe(false)
  }, 120_000)

  test('copies files to the configured bucket', async () => {
    const bucket = await startBucketServer('dining')
    const settings = {
      S3_BUCKET: 'dining',
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'a-key',
      S3_SECRET_ACCESS_KEY: 'a-secret',
      S3_FORCE_PATH_STYLE: 'true',
    }
    const args = [...pair(source, newMigratedUrl()), '--files-from', sourceMedia]
    const { status, stdout } = await runCopy(args, { settings })
    expect(status).toBe(0)
    expect(stdout).toContain('copied to the bucket dining, 0 already existed.')
    expect(stdout).not.toContain('MISSING')
    for (const { filename } of dumps.source.stores.images ?? [])
      expect(bucket.objects.get(`images/${String(filename)}`)?.bytes).toEqual(
        readFileSync(path.join(sourceMedia, 'images', String(filename))),
      )
    bucket.close()
  }, 120_000)

  const inMongo = [source, middle, back].find((url) => url.startsWith('mongodb'))
  const withMongo = inMongo ? test : test.skip
  withMongo(
    'from MongoDB leaves out references to deleted documents, like SQLite',
    async () => {
      const { hall } = campuses.campus
      const kept = dumps.source.stores.locations?.find(({ id }) => id === hall)?.menuImages as string[]
      const client = new MongoClient(inMongo ?? '')
      const menuImages = [kept[0], '5'.repeat(24), kept[1]].map((id) => new ObjectId(id))
      const change = { $set: { image: new ObjectId('4'.repeat(24)), menuImages } }
      await client
        .db()
        .collection('locations')
        .updateOne({ _id: new ObjectId(hall) }, change)
      await client.close()

      const target = newMigratedUrl()
      const { status, stdout, stderr } = await runCopy(pair(inMongo ?? '', target), { mediaDir: sourceMedia })
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toContain('2 references to deleted documents were left out.')
      const [before, after] = [dumpDeployment(inMongo ?? '', addresses), dumpDeployment(target, addresses)]
      expect(after.stores.locations?.find(({ id }) => id === hall)).toMatchObject({ image: null, menuImages: kept })
      expect(after.answers).toEqual(before.answers)
    },
    120_000,
  )
})

type Stored = Record<string, unknown>

/** Versions and Payload's own rows have numbers as ids on SQLite and object ids on MongoDB; a copy creates new ones. */
const hasNewIds = (store: string) => store.includes(', versions') || store.startsWith('payload-')

/** The content of a document without what the databases store differently: null, an empty list and absence are equal. */
function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize)
  if (typeof value !== 'object' || value === null) return value
  const full = Object.entries(value).map(([name, one]) => [name, normalize(one)] as const)
  return Object.fromEntries(full.filter(([, one]) => one !== null && one !== undefined && !isEmpty(one)))
}
const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

const normalizeStore = (store: string, { stores }: Dump) =>
  stores[store]?.map(({ id, ...one }: Stored) => normalize(hasNewIds(store) ? one : { id, ...one }))

async function dropMongo(url: string) {
  if (!url.startsWith('mongodb')) return
  const client = new MongoClient(url)
  await client.db().dropDatabase()
  await client.close()
}
