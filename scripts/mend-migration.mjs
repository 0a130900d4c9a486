/**
 * Makes a generated migration of SQLite keep the rows it finds. `node scripts/mend-migration.mjs [file]` mends the newest
 * one, or the one named; a second time changes nothing. Drizzle writes three things that lose data when a table is made anew:
 *
 * - It copies columns that the old table does not have yet, for which SQLite stores their names as texts.
 * - It turns foreign keys on again after the first table, so that the old table's end deletes the rows that belong to it.
 * - What was there before its collection had drafts becomes a draft.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './steps.mjs'

const folder = path.join(root, 'migrations')
const copying = /INSERT INTO \\`__new_(\w+)\\`\(([^)]*)\) SELECT ([^;]*?) FROM \\`(\w+)\\`;/g
const foreignKeys = /^ *await db\.run\(sql`PRAGMA foreign_keys=(?:ON|OFF);`\)\n/gm
/** A name as it stands in the text of a migration. */
const quoted = (name) => `\\\`${name}\\\``
const keys = (state) => `  await db.run(sql\`PRAGMA foreign_keys=${state};\`)\n`

/** One direction of a migration; `known` are the columns of every table before it. */
function mendSteps(steps, known) {
  const copied = steps.replace(copying, (whole, target, into, from, source) => {
    const names = into.split(', ')
    const values = from.split(', ')
    const columns = known(source)
    const kept = names.flatMap((name, index) => {
      if (columns.has(name.replaceAll('"', ''))) return [[name, values[index]]]
      return name === '"_status"' ? [[name, "'published'"]] : []
    })
    const list = (at) => kept.map((pair) => pair[at]).join(', ')
    return `INSERT INTO ${quoted(`__new_${target}`)}(${list(0)}) SELECT ${list(1)} FROM ${quoted(source)};`
  })
  if (!copied.includes('PRAGMA foreign_keys=')) return copied
  const plain = copied.replace(foreignKeys, '')
  const opened = plain.indexOf('{\n', plain.indexOf('Promise<void>')) + 2
  const closed = plain.lastIndexOf('}')
  return plain.slice(0, opened) + keys('OFF') + plain.slice(opened, closed) + keys('ON') + plain.slice(closed)
}

/** `before` and `after` are the schemas (the JSON beside a migration) that it leads between. */
export function mendMigration(text, before, after) {
  const down = text.indexOf('export async function down')
  const columnsOf = (schema) => (table) => new Set(Object.keys(schema?.tables?.[table]?.columns ?? {}))
  return mendSteps(text.slice(0, down), columnsOf(before)) + mendSteps(text.slice(down), columnsOf(after))
}

function mendFile(wanted) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
  const name = wanted ? path.basename(wanted).replace(/\.\w+$/, '') : names.at(-1)
  const schemaOf = (it) => (it ? JSON.parse(readFileSync(path.join(folder, `${it}.json`), 'utf8')) : null)
  const file = path.join(folder, `${name}.ts`)
  const text = readFileSync(file, 'utf8')
  const mended = mendMigration(text, schemaOf(names[names.indexOf(name) - 1]), schemaOf(name))
  if (mended === text) return console.log(`${name}: keeps its rows`)
  writeFileSync(file, mended)
  console.log(`${name}: mended`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) mendFile(process.argv[2])
