import { moves } from './moves.mjs'
import { publishStatements } from './publish-statements.mjs'

/**
 * Mends a migration as drizzle-kit writes it, so that it keeps the data of the schema before (both given as snapshots):
 *
 * - A table that is made anew is filled from the old one's columns only; drizzle-kit also asks for those that are new.
 * - Foreign keys are off throughout. drizzle-kit puts them on after the first table, and dropping the next table then
 *   deletes the rows of all that refer to it.
 * - A reference that is added to a table says what becomes of it when its document is deleted, as in a new table.
 *   drizzle-kit leaves that out, and nothing that is referred to could be deleted again.
 * - It happens as a whole or not at all: a start that is broken off leaves the old schema.
 * - What has got drafts was public until now and stays so; see `publish-statements.mjs`.
 * - Moves of data that no rule knows come first and last; see `moves.mjs`.
 */
export function mendMigration(source, before, after) {
  const due = moves.filter(({ when }) => when(before.tables, after.tables))
  const imports = due.map(({ up, down, from }) => `import { ${[...up, ...down].sort().join(', ')} } from '${from}'\n`)
  const [head, rest] = cut(source, 'export async function up')
  const [up, down] = cut(rest, 'export async function down')
  const published = publishStatements(before.tables, after.tables)
  return [
    head.trimEnd(),
    `\n${imports.join('')}\n`,
    rewrite(up, before.tables, after.tables, published, due, 'up'),
    rewrite(down, after.tables, before.tables, [], due, 'down'),
  ].join('')
}

const cut = (text, at) => {
  const place = text.indexOf(at)
  if (place < 0) throw new Error(`The migration has no "${at}": was drizzle-kit's way of writing them changed?`)
  return [text.slice(0, place), text.slice(place)]
}

function rewrite(text, tables, wanted, added, due, way) {
  const opening = text.slice(0, text.indexOf('{\n', text.indexOf('Promise<void>')) + 2)
  const statements = [...text.matchAll(/^ {2}await db\.run\(sql`((?:\\[\s\S]|[^`\\])*)`\)$/gm)].map(([, sql]) => sql)
  const kept = statements
    .filter((sql) => !/^PRAGMA foreign_keys/.test(sql))
    .map((sql) => whenDeleted(onlyOld(sql, tables), wanted))
  const call = (place) => due.map((move) => `await ${move[way][place]}(db)`)
  const run = (sql) => `await db.run(sql\`${sql}\`)`
  const lines = [
    run('PRAGMA foreign_keys=OFF;'),
    run('BEGIN IMMEDIATE;'),
    ...call(0),
    ...kept.map(run),
    ...call(1),
    ...added.map((sql) => run(sql.replaceAll('`', '\\`'))),
    run('COMMIT;'),
    run('PRAGMA foreign_keys=ON;'),
  ]
  return `${opening}${lines.map((line) => `  ${line}\n`).join('')}}\n${way === 'up' ? '\n' : ''}`
}

/** `INSERT INTO __new_x (…) SELECT … FROM x` with the columns that x has. */
function onlyOld(sql, tables) {
  const found = /^INSERT INTO \\`__new_(\w+)\\`\(([^)]*)\) SELECT ([^;]*) FROM \\`\1\\`;$/.exec(sql)
  if (!found) return sql
  const [, table, columns, values] = found
  const had = tables[table]?.columns ?? {}
  const wanted = values.split(', ')
  const pairs = columns.split(', ').map((column, at) => [column, wanted[at]])
  const kept = pairs.filter(([, value]) => value.slice(1, -1) in had)
  const list = (at) => kept.map((pair) => pair[at]).join(', ')
  return `INSERT INTO \\\`__new_${table}\\\`(${list(0)}) SELECT ${list(1)} FROM \\\`${table}\\\`;`
}

/** `ALTER TABLE x ADD y … REFERENCES z(id)` with what the schema says of a deletion. */
function whenDeleted(sql, tables) {
  const found = /^(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` [^;]*REFERENCES [^;]*\));?$/.exec(sql)
  if (!found) return sql
  const [, statement, table, column] = found
  const key = Object.values(tables[table]?.foreignKeys ?? {}).find(({ columnsFrom }) => columnsFrom.includes(column))
  return key ? `${statement} ON UPDATE ${key.onUpdate} ON DELETE ${key.onDelete};` : sql
}
