import { publishStatements } from './publish-statements.mjs'

/**
 * Rewrites a migration by drizzle-kit so that it keeps existing data. `before` and `after` are snapshots of the schema.
 *
 * - A recreated table is filled from columns of the old table only. drizzle-kit also selects the new columns.
 * - Foreign keys stay off, and the migration is one transaction (`in-one-transaction.ts`). drizzle-kit turns foreign keys on
 *   after the first table; dropping the next table would then delete rows that refer to it.
 * - An added reference gets its `ON UPDATE` and `ON DELETE` clauses, which drizzle-kit omits. Without them, documents that
 *   are referred to could not be deleted.
 * - An added text that is required is empty at first. SQLite adds no `NOT NULL` column without a default.
 * - Documents of a collection that gets drafts are published, because they were public before (`publish-statements.mjs`).
 */
export function rewriteMigration(source, before, after) {
  const [head, rest] = splitAt(source, 'export async function up')
  const [up, down] = splitAt(rest, 'export async function down')
  const published = publishStatements(before.tables, after.tables)
  return [
    `${head.trimEnd().replace('MigrateUpArgs, MigrateDownArgs, sql', 'sql')}\n`,
    `import { inOneTransaction } from './support/in-one-transaction'\n`,
    rewrite('up', up, before.tables, after.tables, published),
    rewrite('down', down, after.tables, before.tables, []),
  ].join('')
}

const splitAt = (text, marker) => {
  const index = text.indexOf(marker)
  if (index < 0) throw new Error(`The migration has no "${marker}". Did the output format of drizzle-kit change?`)
  return [text.slice(0, index), text.slice(index)]
}

/** One direction. `tables` is the schema it starts from, `target` the schema it results in. */
function rewrite(direction, text, tables, target, added) {
  const statements = [...text.matchAll(/^ {2}await db\.run\(sql`((?:\\[\s\S]|[^`\\])*)`\)$/gm)].map(([, sql]) => sql)
  const rewritten = statements
    .filter((sql) => !/^PRAGMA foreign_keys/.test(sql))
    .map((sql) => addDefault(addReferenceActions(selectExistingColumns(sql, tables), target)))
  const lines = [...rewritten, ...added.map((sql) => sql.replaceAll('`', '\\`'))].map(
    (sql) => `  await db.run(sql\`${sql}\`)\n`,
  )
  return `\nexport const ${direction} = inOneTransaction(async (db) => {\n${lines.join('')}})\n`
}

/** Limits `INSERT INTO __new_x (…) SELECT … FROM x` to columns that x has. */
function selectExistingColumns(sql, tables) {
  const found = /^INSERT INTO \\`__new_(\w+)\\`\(([^)]*)\) SELECT ([^;]*) FROM \\`\1\\`;$/.exec(sql)
  if (!found) return sql
  const [, table, columns, values] = found
  const existing = tables[table]?.columns ?? {}
  const selected = values.split(', ')
  const pairs = columns.split(', ').map((column, index) => [column, selected[index]])
  const kept = pairs.filter(([, value]) => value.slice(1, -1) in existing)
  const list = (side) => kept.map((pair) => pair[side]).join(', ')
  return `INSERT INTO \\\`__new_${table}\\\`(${list(0)}) SELECT ${list(1)} FROM \\\`${table}\\\`;`
}

/** Adds a default to `ALTER TABLE x ADD y text NOT NULL`. */
const addDefault = (sql) =>
  sql.replace(/^(ALTER TABLE \\`\w+\\` ADD \\`\w+\\` text) NOT NULL;$/, "$1 DEFAULT '' NOT NULL;")

/** Adds the schema's `ON UPDATE` and `ON DELETE` to `ALTER TABLE x ADD y … REFERENCES z(id)`. */
function addReferenceActions(sql, tables) {
  const found = /^(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` [^;]*REFERENCES [^;]*\));?$/.exec(sql)
  if (!found) return sql
  const [, statement, table, column] = found
  const key = Object.values(tables[table]?.foreignKeys ?? {}).find(({ columnsFrom }) => columnsFrom.includes(column))
  return key ? `${statement} ON UPDATE ${key.onUpdate} ON DELETE ${key.onDelete};` : sql
}
