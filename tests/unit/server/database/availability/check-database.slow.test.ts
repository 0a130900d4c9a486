import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { findDatabaseFault } from '@/server/database/availability/check-database'

test('keeps the locks that this process has on a database', async () => {
  const url = `file:${path.join(mkdtempSync(path.join(tmpdir(), 'refectory-check-')), 'refectory.db')}`
  const client = createClient({ url })
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('CREATE TABLE dishes (code TEXT)')
  expect(await findDatabaseFault(url)).toBeNull()
  // Without the lock another process takes itself for the last one and deletes the log, in which later writes are then lost.
  const other = `
    const { createClient } = await import('@libsql/client')
    const client = createClient({ url: '${url}' })
    await client.execute('SELECT * FROM dishes')
    client.close()`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', other], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(existsSync(`${url.slice('file:'.length)}-wal`)).toBe(true)
  await client.execute("INSERT INTO dishes VALUES ('pie')")
  client.close()
  const again = createClient({ url })
  expect((await again.execute('SELECT code FROM dishes')).rows).toHaveLength(1)
  again.close()
})
