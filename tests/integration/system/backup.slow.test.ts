import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MongoClient, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { DeploymentReader } from '@/server/backup/deployment-reader'
import { listStores } from '@/server/backup/stores'
import type { Manifest } from '../../../scripts/backup/backup-format'
import type { Deployment } from '../../../scripts/backup/deployment'
import { parseDocuments, readBackup } from '../../../scripts/backup/read-backup'
import { restoreBackup } from '../../../scripts/backup/restore-backup'
import { writeBackup } from '../../../scripts/backup/write-backup'
import { openFileLocation } from '../../../scripts/copy/file-locations'
import { createHostileCampus } from '../../support/data/hostile-campus'
import {
  dumpDeployment,
  folder,
  newFileUrl,
  newMigratedUrl,
  newMongoUrl,
  runBackup,
  type Dump,
} from '../../support/deployments/deployments'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const source = process.env.DATABASE_URL ?? ''
const sourceMedia = process.env.MEDIA_DIR ?? ''
const secret = process.env.PAYLOAD_SECRET ?? ''
const mongoUrls = [newMongoUrl()].filter((url) => url !== null)
const targets = [newFileUrl(), ...mongoUrls]

const deploymentAt = async (databaseUrl: string, mediaDir: string): Promise<Deployment> => ({
  databaseUrl,
  secret,
  files: await openFileLocation(mediaDir, { bucket: null, mediaDir }),
})
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const newFile = () => path.join(folder(), 'backup.tar.gz')
/** Restores and returns the output. */
async function restore(file: string, databaseUrl: string, mediaDir: string, replace = false): Promise<string> {
  const lines: string[] = []
  await restoreBackup(file, await deploymentAt(databaseUrl, mediaDir), (line) => lines.push(line), { replace })
  return lines.join('\n')
}
async function listFiles(mediaDir: string) {
  const files = readdirSync(mediaDir, { recursive: true, encoding: 'utf8' }).sort()
  return files.flatMap((name) => {
    const file = path.join(mediaDir, name)
    return statSync(file).isFile() ? [[name, sha256(readFileSync(file))]] : []
  })
}
/** The digest of each store, read below the backup. */
async function digestStores(payload: Payload) {
  const reader = new DeploymentReader(payload, false)
  const sums: Manifest['stores'] = []
  for (const store of listStores(payload)) {
    const { count, digest } = await reader.sumOf(store)
    sums.push({ name: store.name, count, digest })
  }
  return sums
}

let payload: Payload
let campuses: Awaited<ReturnType<typeof createHostileCampus>>
let manifest: Manifest
let before: Dump
const backup = newFile()
const restoredMedia = targets.map(() => path.join(folder(), 'media'))

beforeAll(async () => {
  payload = await openPayload()
  campuses = await createHostileCampus(payload)
  manifest = await writeBackup(backup, await deploymentAt(source, sourceMedia), () => undefined)
  before = dumpDeployment(source)
}, 120_000)

afterAll(async () => {
  for (const url of mongoUrls) {
    const client = new MongoClient(url)
    await client.db().dropDatabase()
    await client.close()
  }
  await closePayload()
})

describe('a backup', () => {
  test('contains every document, version and file, with the digests of the database', async () => {
    expect(manifest.stores).toEqual(await digestStores(payload))
    const stored = new Map(manifest.entries.map(({ name, sha256: digest }) => [name, digest]))
    const files = await listFiles(sourceMedia)
    expect(files.length).toBeGreaterThanOrEqual(3)
    for (const [name, digest] of files) expect([name, stored.get(`files/${name}`)]).toEqual([name, digest])
    expect(manifest).toMatchObject({ missing: [], changed: [], database: onMongo ? 'mongodb' : 'sqlite' })
    expect(manifest.entries[0]?.name).toBe('about.json')
  })

  test('is readable by its owner only, and nothing else is left beside it', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(backup))).toEqual(['backup.tar.gz'])
  })

  test('does not contain PAYLOAD_SECRET', async () => {
    for await (const { bytes } of readBackup(backup)) expect(bytes.includes(secret)).toBe(false)
  })

  test('never replaces a file', async () => {
    const before = sha256(readFileSync(backup))
    await expect(writeBackup(backup, await deploymentAt(source, sourceMedia), () => undefined)).rejects.toThrow(
      /^\S+ exists already\. Choose another name\.$/,
    )
    expect(sha256(readFileSync(backup))).toBe(before)
    expect(readdirSync(path.dirname(backup))).toEqual(['backup.tar.gz'])
  })

  test('lists the missing files of documents', async () => {
    const [lines, file]: [string[], string] = [[], newFile()]
    const name = path.join('images', readdirSync(path.join(sourceMedia, 'images'))[0] ?? '')
    const bytes = readFileSync(path.join(sourceMedia, name))
    rmSync(path.join(sourceMedia, name))
    const made = await writeBackup(file, await deploymentAt(source, sourceMedia), (line) => lines.push(line))
    writeFileSync(path.join(sourceMedia, name), bytes)
    expect(made.missing).toEqual([name])
    expect(lines.join('\n')).toContain(`MISSING FILE: ${name} is named by a document and does not exist.`)
  }, 60_000)

  test('is of one moment although others write, or names what changed', async () => {
    const dish = campuses.campus.pie
    let [number, running] = [0, true]
    // The dish is written before the value, and read before it: only a reader of one moment finds them equal or one apart.
    const writing = (async () => {
      while (running) {
        number += 1
        await payload.db.updateOne({ collection: 'dishes', id: dish, data: { code: `c-${number}` } })
        await payload.kv.set('number', { number })
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })()
    const file = newFile()
    const { status, stdout, stderr } = await runBackup('backup', [file], {
      mediaDir: sourceMedia,
      settings: { DATABASE_URL: source },
    })
    running = false
    await writing
    expect([status, stderr]).toEqual([0, ''])
    const found = { code: 0, value: 0, order: [] as string[] }
    let made: { snapshot?: boolean; changed?: string[] } = {}
    for await (const entry of readBackup(file)) {
      if (entry.name === 'manifest.json') made = JSON.parse(entry.bytes.toString()) as typeof made
      if (!/^documents\/(?:dishes|payload-kv)\//.test(entry.name)) continue
      found.order.push(entry.name.split('/')[1] ?? '')
      for (const document of parseDocuments(file, entry)) {
        if (document.id === dish) found.code = Number(String(document.code).slice(2))
        if (document.key === 'number') found.value = (document.data as { number: number }).number
      }
    }
    expect(found.order).toEqual(['dishes', 'payload-kv'])
    expect(found.code).toBeGreaterThan(0)
    expect(number).toBeGreaterThan(found.code + 10)
    if (made.snapshot) {
      expect([0, 1]).toContain(found.code - found.value)
      expect(stdout).not.toContain('NOT OF ONE MOMENT')
    } else {
      expect(onMongo).toBe(true)
      expect(made.changed).toEqual(['dishes', 'payload-kv'])
      expect(stdout).toContain('NOT OF ONE MOMENT')
    }
  }, 120_000)

  test('that is interrupted leaves no file', async () => {
    const file = newFile()
    const { status, stderr } = await runBackup('backup', [file], {
      mediaDir: sourceMedia,
      settings: { DATABASE_URL: source },
      interruptAt: 'Backing up',
    })
    expect([status, stderr]).toEqual([130, 'Stopped.\n'])
    expect(readdirSync(path.dirname(file))).toEqual([])
  }, 60_000)

  test('of a database that does not exist is refused, and creates none', async () => {
    const missing = newFileUrl()
    await expect(writeBackup(newFile(), await deploymentAt(missing, sourceMedia), () => undefined)).rejects.toThrow(
      /^The database \S+ does not exist\.$/,
    )
    expect(existsSync(missing.slice('file:'.length))).toBe(false)
  })
})

describe(`a restore into SQLite${mongoUrls.length > 0 ? ' and MongoDB' : ' (MONGODB_URI is not set: MongoDB was NOT TRIED)'}`, () => {
  test('restores all documents, versions and files into an empty target', async () => {
    for (const [at, target] of targets.entries()) {
      const output = await restore(backup, target, restoredMedia[at] ?? '')
      expect(output).toMatch(
        /Restored \d+ documents and versions and \d+ files in [\d.]+ s, and compared all of them\.$/,
      )
      expect(output).not.toMatch(/MISSING|PAYLOAD_SECRET|left out/)
      expect(await listFiles(restoredMedia[at] ?? '')).toEqual(await listFiles(sourceMedia))
      const after = dumpDeployment(target)
      expect(after.unfinished).toBeNull()
      const isSameKind = target.startsWith('mongodb') === onMongo
      for (const store of Object.keys(before.stores)) {
        expect([store, after.stores[store]?.length]).toEqual([store, before.stores[store]?.length])
        if (isSameKind) expect([store, after.stores[store]]).toEqual([store, before.stores[store]])
      }
    }
  }, 300_000)

  test('refuses a database that is not empty and leaves it unchanged', async () => {
    const unchanged = await digestStores(payload)
    await expect(restore(backup, source, path.join(folder(), 'media'))).rejects.toThrow(
      /^The database is not empty \(it has documents in menus\)\. To delete its content, use --replace\.$/,
    )
    expect(await digestStores(payload)).toEqual(unchanged)
  }, 60_000)

  test('refuses uploads that are not empty', async () => {
    const unchanged = await listFiles(sourceMedia)
    await expect(restore(backup, newFileUrl(), sourceMedia)).rejects.toThrow(
      /^\S+ already contains files\. To restore over them, use --replace\.$/,
    )
    expect(await listFiles(sourceMedia)).toEqual(unchanged)
  }, 60_000)

  test('refuses a damaged or incomplete file before the target exists', async () => {
    const whole = readFileSync(backup)
    const flipped = Buffer.from(whole)
    flipped[Math.floor(whole.length / 2)]! ^= 0x10
    for (const [bytes, sentence] of [
      [flipped, /^\S+ is damaged: .+\.?$/],
      [whole.subarray(0, whole.length - 100), /^\S+ is damaged: .+\.?$/],
      [Buffer.from('no backup'), /^\S+ is not a backup of Refectory\.$/],
    ] as const) {
      const [file, target] = [newFile(), newFileUrl()]
      writeFileSync(file, bytes)
      await expect(restore(file, target, path.join(folder(), 'media'), true)).rejects.toThrow(sentence)
      expect(existsSync(target.slice('file:'.length))).toBe(false)
    }
  })

  test('that is interrupted leaves a database on which no server starts; --replace restores it', async () => {
    const [target = '', media = ''] = [targets.at(-1), restoredMedia.at(-1)]
    const settings = { DATABASE_URL: target }
    const stopped = await runBackup('restore', [backup, '--replace'], {
      mediaDir: media,
      settings,
      interruptAt: '  dishes',
    })
    expect([stopped.status, stopped.stderr]).toEqual([
      130,
      expect.stringMatching(/^Stopped\.\nThe restore is not finished/),
    ])
    expect(dumpDeployment(target).unfinished).toMatch(
      /^Refectory cannot start: .* npm run restore again with --replace\.$/,
    )
    await expect(restore(backup, target, media)).rejects.toThrow(
      /^The database contains an unfinished copy or restore from \S+\. To start again, use --replace\.$/,
    )

    const [name = ''] = (await listFiles(media))[0] ?? []
    writeFileSync(path.join(media, name), 'other bytes')
    writeFileSync(path.join(media, 'images', 'other.webp'), 'a file of the target')
    const output = await restore(backup, target, media, true)
    expect(output).toContain('1 other files stay in ')
    const after = dumpDeployment(target)
    expect(after.unfinished).toBeNull()
    for (const { name: store, count } of manifest.stores)
      expect([store, after.stores[store]?.length]).toEqual([store, count])
    const others = (await listFiles(media)).filter(([file]) => file !== path.join('images', 'other.webp'))
    expect(others).toEqual(await listFiles(sourceMedia))
  }, 300_000)

  const onlyMongo = onMongo ? test : test.skip
  onlyMongo(
    'from MongoDB into SQLite leaves out references to deleted documents',
    async () => {
      const { hall } = campuses.campus
      const client = new MongoClient(source)
      const locations = client.db().collection('locations')
      const kept = await locations.findOne({ _id: new ObjectId(hall) })
      await locations.updateOne({ _id: new ObjectId(hall) }, { $set: { image: new ObjectId('4'.repeat(24)) } })
      const file = newFile()
      await writeBackup(file, await deploymentAt(source, sourceMedia), () => undefined)
      await locations.updateOne({ _id: new ObjectId(hall) }, { $set: { image: kept?.image as ObjectId } })
      await client.close()
      const target = newMigratedUrl()
      expect(await restore(file, target, path.join(folder(), 'media'))).toContain(
        '1 references to deleted documents were left out.',
      )
      expect(dumpDeployment(target).stores.locations?.find(({ id }) => id === hall)).toMatchObject({ image: null })
    },
    120_000,
  )
})
