/**
 * Returns the statements that publish the documents of collections that get drafts, and create a first version of each.
 * The documents were public before. The studio's lists read versions and would not show a document without one.
 *
 * `before` and `after` are the tables of the two schemas. Columns of a version table have the prefix `version_`. Rows of
 * arrays have the id of the original row in `_uuid`.
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
        ...relatedRowsOf(after, table, versions),
        ...rowsOf(after, table, { table: versions, prefix: `${versions}_version`, key: 'v.parent_id' }),
      ]
    })
}

const q = (name) => `\`${name}\``
const list = (columns, prefix = '', of = '') => columns.map((name) => `${of}${q(prefix + name)}`).join(', ')
const columnsOf = (tables, table, without) =>
  Object.keys(tables[table].columns).filter((name) => !without.includes(name))

/** Copies localized texts. `key` is the column of the version table with the id of the document or row. */
function localesOf(tables, table, versions, key, prefix = '') {
  const from = `${table}_locales`
  if (!tables[from]) return []
  const columns = columnsOf(tables, from, ['id', '_locale', '_parent_id'])
  return [
    `INSERT INTO ${q(`${versions}_locales`)} (${list(columns, prefix)}, _locale, _parent_id) ` +
      `SELECT ${list(columns, '', 'l.')}, l._locale, v.id FROM ${q(from)} l JOIN ${q(versions)} v ON ${key} = l._parent_id;`,
  ]
}

/** Copies relationships, texts and numbers with `hasMany`, which one table per collection holds by path. */
function relatedRowsOf(tables, table, versions) {
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

/** Copies the rows of arrays, and of arrays within those. */
function rowsOf(tables, table, { table: versions, prefix, key }) {
  const children = Object.keys(tables).filter((name) => isChild(tables, name, table))
  return children.flatMap((name) => {
    const columns = columnsOf(tables, name, ['id', '_parent_id'])
    const target = `${prefix}${name.slice(table.length)}`
    if (!tables[target]) throw new Error(`The schema has no table ${target} for the versions of ${name}.`)
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
