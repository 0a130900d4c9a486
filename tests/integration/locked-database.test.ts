import { createClient } from '@libsql/client'
import { caches } from '@/server/caches'
import { answerRequest } from '@/v1/answer-request'
import { table } from '@/v1/table'
import { makeCampus } from '../support/campus'
import { closePayload, onMongo, openPayload } from '../support/payload'

const payload = await openPayload()
afterAll(closePayload)

const onSqlite = onMongo ? test.skip : test

onSqlite('[PUB-8.1] while somebody holds the database to write, everything can still be read from it', async () => {
  const { site } = await makeCampus(payload, 'northgate')
  const holder = createClient({ url: process.env.DATABASE_URL ?? '' })
  const writing = await holder.transaction('write')
  try {
    for (const cache of Object.values(caches)) cache.clear()
    const began = Date.now()
    for (const path of ['sites/public', `locations/status?site_id=${site}`, `news/public_list?site_id=${site}`]) {
      const { status, bytes } = await answerRequest(table, { method: 'GET', address: `/v1/${path}` })
      expect([path, status, String(bytes).includes('"status":"success"')]).toEqual([path, 200, true])
    }
    expect(Date.now() - began).toBeLessThan(5_000) // the patience of a writer is ten seconds
  } finally {
    await writing.rollback()
    holder.close()
  }
})
