/**
 * The statements that publish what has got drafts since: every document, for all of them were public, and for each its
 * first version, for the studio's lists read versions and would not show it. `before` and `after` are the tables of the
 * two schemas. A version's table has the columns of the document's with `version_` before them, a table of rows within it
 * has its own with the row's id as `_uuid`.
 */
export function publishStatements(before, after) {
  return Object.keys(after)
    .filter((table) => before[table] && !before[table].columns._status && after[table].columns._status)
    .flatMap((table) => {
      const versions = `_${table}_v`
      const columns = columnsOf(after, table, ['id'])
      return [
        `UPDATE ${q(table)} SET ${q('_status')} = 'published';`,
        `INSERT INTO ${q(versions)} (parent_id, ${list(columns, 'version_')}, created_at, updated_at, latest) ` +
          `SELECT id, ${list(columns)}, updated_at, updated_at, 1 FROM ${q(table)};`,
        ...localesOf(after, table, versions, 'v.parent_id', 'version_'),
        ...besides(after, table, versions),
        ...rowsOf(after, table, { table: versions, prefix: `${versions}_version`, key: 'v.parent_id' }),
      ]
    })
}

const q = (name) => `\`${name}\``
const list = (columns, prefix = '', of = '') => columns.map((name) => `${of}${q(prefix + name)}`).join(', ')
const columnsOf = (tables, table, without) =>
  Object.keys(tables[table].columns).filter((name) => !without.includes(name))

/** The texts in each language; `key` is what the document's or row's id stands under in the version's table. */
function localesOf(tables, table, versions, key, prefix = '') {
  const from = `${table}_locales`
  if (!tables[from]) return []
  const columns = columnsOf(tables, from, ['id', '_locale', '_parent_id'])
  return [
    `INSERT INTO ${q(`${versions}_locales`)} (${list(columns, prefix)}, _locale, _parent_id) ` +
      `SELECT ${list(columns, '', 'l.')}, l._locale, v.id FROM ${q(from)} l JOIN ${q(versions)} v ON ${key} = l._parent_id;`,
  ]
}

/** Relationships, texts and numbers of which there can be many: one table for the whole document, by path. */
function besides(tables, table, versions) {
  return ['_rels', '_texts', '_numbers']
    .filter((suffix) => tables[table + suffix])
    .map((suffix) => {
      const columns = columnsOf(tables, table + suffix, ['id', 'parent_id', 'path'])
      return (
        `INSERT INTO ${q(versions + suffix)} (parent_id, path, ${list(columns)}) ` +
        `SELECT v.id, 'version.' || r.path, ${list(columns, '', 'r.')} FROM ${q(table + suffix)} r JOIN ${q(versions)} v ON v.parent_id = r.parent_id;`
      )
    })
}

/** The rows of lists within the document, and of lists within those. */
function rowsOf(tables, table, { table: versions, prefix, key }) {
  const inside = Object.keys(tables).filter((name) => isChild(tables, name, table))
  return inside.flatMap((name) => {
    const columns = columnsOf(tables, name, ['id', '_parent_id'])
    const target = `${prefix}${name.slice(table.length)}`
    if (!tables[target]) throw new Error(`There is no table ${target} for the versions of ${name}.`)
    return [
      `INSERT INTO ${q(target)} (${list(columns)}, _parent_id, _uuid) ` +
        `SELECT ${list(columns, '', 'r.')}, v.id, r.id FROM ${q(name)} r JOIN ${q(versions)} v ON ${key} = r._parent_id;`,
      ...localesOf(tables, name, target, 'v._uuid'),
      ...rowsOf(tables, name, { table: target, prefix: target, key: 'v._uuid' }),
    ]
  })
}

const isChild = (tables, name, parent) =>
  Boolean(tables[name].columns._order) &&
  Object.values(tables[name].foreignKeys).some(
    ({ tableTo, columnsFrom }) => tableTo === parent && columnsFrom[0] === '_parent_id',
  )
