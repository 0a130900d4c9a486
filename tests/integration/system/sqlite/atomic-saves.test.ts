import { jest } from '@jest/globals'
import type { Transaction } from '@libsql/client'
import type { CollectionSlug } from 'payload'
import { sharedCollections, siteCollections } from '@collections/collection-order'
import { getSqliteAdapter } from '@/server/database/database-adapters'
import { makeFilters } from '../../../support/data/campus'
import { failFrom, readTables } from '../../../support/data/failing-statements'
import { closePayload, openPayload } from '../../../support/payload'
import { StudioWorld } from '../../../support/studio/studio-world'

const payload = await openPayload()
payload.logger.level = 'silent' // every statement fails once
const client = getSqliteAdapter(payload)?.client
const world = new StudioWorld(payload)
const filters = new Map<string, string>()

beforeAll(async () => {
  await world.createSites()
  for (const [code, id] of await makeFilters(payload)) filters.set(code, id)
})
afterAll(closePayload)

/** Repeats a save whose first, second, third… statement fails, until none does. Returns how many statements it has. */
async function failAtEveryStatement(slug: string, save: () => Promise<unknown>): Promise<number> {
  if (!client) throw new Error('This test is for SQLite.')
  const before = await readTables(client, slug)
  for (let number = 1; ; number += 1) {
    const { counter, repair } = failFrom(client, number)
    const outcome = await save().then(
      () => 'saved',
      () => 'failed',
    )
    repair()
    if (counter.written < number) {
      expect([slug, number, outcome]).toEqual([slug, number, 'saved'])
      return counter.written
    }
    expect([slug, number, outcome]).toEqual([slug, number, 'failed'])
    expect([slug, number, await readTables(client, slug)]).toEqual([slug, number, before])
  }
}

const onSqlite = client ? describe : describe.skip
const slugs = [...siteCollections, ...sharedCollections].map(({ slug }) => slug as CollectionSlug)
const quiet = { context: { quiet: true } } // without the token that tells other processes, which is written after the save

onSqlite('a save that is interrupted at any statement stores nothing', () => {
  test.each(slugs)('%s', async (collection) => {
    const id = await world.getDocument(collection, 'north')
    const data = world.change(collection, 'north')
    const update = () => payload.update({ collection, id, data, depth: 0, overrideAccess: true, ...quiet }) // not about access
    expect(await failAtEveryStatement(collection, update)).toBeGreaterThan(0)
  })
})

onSqlite('a save whose commit fails', () => {
  test('is reported as failed and stores nothing', async () => {
    if (!client) throw new Error('This test is for SQLite.')
    const id = await world.getDocument('brands', 'north')
    const before = await readTables(client, 'brands')
    const { transaction } = client
    client.transaction = (async () => {
      const opened: Transaction = await transaction.call(client)
      const commit = async () => {
        await opened.rollback()
        throw new Error('The disk is full.')
      }
      return { ...opened, commit }
    }) as typeof transaction
    const save = () =>
      payload.update({
        collection: 'brands',
        id,
        data: world.change('brands', 'north'),
        overrideAccess: true,
        ...quiet,
      }) // not about access
    await expect(save()).rejects.toThrow('The disk is full.')
    client.transaction = transaction
    expect(await readTables(client, 'brands')).toEqual(before)
    await expect(save()).resolves.toMatchObject({ id })
  })
})

describe('a save whose version cannot be stored', () => {
  const versioned = slugs.filter((slug) => payload.collections[slug].config.versions)
  test.each(versioned)('%s: changes nothing', async (collection) => {
    const id = await world.getDocument(collection, 'north')
    const before = await world.readStored(collection)
    const failing = jest.spyOn(payload.db, 'createVersion').mockRejectedValue(new Error('The process was killed.'))
    const data = world.change(collection, 'north')
    const save = payload.update({ collection, id, data, depth: 0, overrideAccess: true, ...quiet }) // not about access
    await expect(save).rejects.toThrow('The process was killed.')
    expect(failing).toHaveBeenCalled()
    failing.mockRestore()
    expect([...(await world.readStored(collection))]).toEqual([...before])
  })
})

onSqlite('a dish', () => {
  test('keeps its allergens when a change of its allergens is interrupted', async () => {
    const create = { collection: 'dishes', depth: 0, overrideAccess: true, ...quiet } as const // not about access
    const { id } = await payload.create({
      ...create,
      data: {
        site: world.sites.north,
        code: 'satay',
        name: 'Satay',
        allergensDeclared: true,
        allergens: [idOf('peanuts')],
      },
    })
    const statements = await failAtEveryStatement('dishes', () =>
      payload.update({
        ...create,
        id,
        data: { allergens: [idOf('milk'), idOf('soy')], mayContain: [idOf('peanuts')] },
      }),
    )
    expect(statements).toBeGreaterThan(5)
    expect(await payload.findByID({ collection: 'dishes', id, depth: 0, overrideAccess: true })).toMatchObject({
      allergens: [idOf('milk'), idOf('soy')],
      mayContain: [idOf('peanuts')],
    })
  })

  test('is not created when its creation is interrupted', async () => {
    const data = { site: world.sites.north, code: 'pad-thai', name: 'Pad thai', allergensDeclared: true }
    const save = () => payload.create({ collection: 'dishes', data, depth: 0, overrideAccess: true, ...quiet }) // not about access
    expect(await failAtEveryStatement('dishes', save)).toBeGreaterThan(2)
  })
})

const idOf = (code: string) => String(filters.get(code))
