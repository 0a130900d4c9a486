import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client'

type Execute = (statement: InStatement) => Promise<ResultSet>
const isWrite = (statement: InStatement) =>
  !/^\s*(?:select|pragma)\b/i.test(typeof statement === 'string' ? statement : statement.sql)

/**
 * Makes the writing statement `number` (from 1) of an SQLite client fail, and every one after it, as if the process had been
 * killed. `written` counts the writing statements. `repair` ends the failure.
 */
export function failFrom(client: Client, number: number) {
  const { execute, transaction } = client
  const counter = { written: 0 }
  const watch =
    (run: Execute): Execute =>
    async (statement) => {
      if (isWrite(statement) && ++counter.written >= number) throw new Error('The process was killed.')
      return run(statement)
    }
  client.execute = watch(execute.bind(client) as Execute)
  client.transaction = (async () => {
    const opened: Transaction = await transaction.call(client)
    return { ...opened, execute: watch(opened.execute.bind(opened) as Execute) }
  }) as Client['transaction']
  return { counter, repair: () => Object.assign(client, { execute, transaction }) }
}

/** All rows of the tables whose names contain the name of a collection, as JSON by table. */
export async function readTables(client: Client, slug: string): Promise<Record<string, string>> {
  const name = slug.replaceAll('-', '_')
  const { rows } = await client.execute({
    sql: "select name from sqlite_master where type = 'table' and instr(name, ?) > 0 order by name",
    args: [name],
  })
  const tables: Record<string, string> = {}
  for (const { name: table } of rows)
    tables[String(table)] = JSON.stringify((await client.execute(`select * from "${String(table)}"`)).rows)
  return tables
}
