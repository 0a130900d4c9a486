import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type Transaction } from '@libsql/client'
import { caches } from '@/server/cache/caches'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { makeCampus } from '../../../support/data/campus'
import { closePayload, onMongo, openPayload } from '../../../support/payload'

const payload = await openPayload()
afterAll(closePayload)

const onSqlite = onMongo ? test.skip : test

/** Does something while another connection holds SQLite's write lock, as another process would. */
async function whileLocked(act: (other: Transaction) => Promise<void>) {
  const writer = createClient({ url: process.env.DATABASE_URL ?? '' })
  const transaction = await writer.transaction('write')
  try {
    await act(transaction)
  } finally {
    transaction.close()
    writer.close()
  }
}

onSqlite('public reads succeed while another process holds the write lock', async () => {
  const { site } = await makeCampus(payload, 'northgate')
  await whileLocked(async () => {
    for (const cache of Object.values(caches)) cache.clear()
    const began = Date.now()
    for (const path of ['sites/public', `locations/status?site_id=${site}`, `news/public_list?site_id=${site}`]) {
      const { status, bytes } = await handleRequest(routes, { method: 'GET', address: `/v1/${path}` })
      expect([path, status, String(bytes).includes('"status":"success"')]).toEqual([path, 200, true])
    }
    expect(Date.now() - began).toBeLessThan(5_000) // a blocked statement would wait ten seconds
  })
})

onSqlite('saves wait for the write lock without holding up anything else, and are all stored', async () => {
  const { site } = await makeCampus(payload, 'southgate')
  const overrideAccess = true // not about access
  const save = (name: string) => payload.create({ collection: 'brands', data: { site, name }, overrideAccess })
  const names = Array.from({ length: 20 }, (_, index) => `Brand ${index}`)
  let saves: Promise<unknown> = Promise.resolve()
  let turns = 0
  await whileLocked(async () => {
    saves = Promise.all(names.map(save))
    for (const until = Date.now() + 20_000; turns < 100 && Date.now() < until; turns++) await pause(10)
  })
  await saves
  const where = { site: { equals: site } }
  const { docs } = await payload.find({ collection: 'brands', where, pagination: false, overrideAccess })
  expect(docs.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  expect(turns).toBe(100) // a statement that waited synchronously for the lock would take ten seconds
})
