import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Client } from '@libsql/client'

/** A hash of the migrations and the lock file: a prepared database with it is not out of date. */
export function hashSchema(): string {
  const migrations = readdirSync('migrations', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ts$/.test(name),
  )
  const hash = createHash('sha256')
  for (const name of migrations.sort()) hash.update(name).update(readFileSync(path.join('migrations', name)))
  return hash.update(readFileSync('package-lock.json')).digest('hex').slice(0, 16)
}

const templateFile = () => path.resolve('.test', 'templates', `${hashSchema()}.db`)

/** Copies the migrated, empty template to a new file. Returns false if there is no template yet. */
export function copyTemplate(file: string): boolean {
  const template = templateFile()
  if (!existsSync(template)) return false
  copyFileSync(template, file)
  return true
}

/** Saves a freshly migrated, empty database as the template. The first of several workers wins. */
export async function keepAsTemplate(client: Client): Promise<void> {
  const template = templateFile()
  if (existsSync(template)) return
  const own = `${template}.${process.pid}`
  mkdirSync(path.dirname(template), { recursive: true })
  rmSync(own, { force: true })
  await client.execute({ sql: 'VACUUM INTO ?', args: [own] })
  renameSync(own, template)
}
