import { createClient, type Client, type InStatement, type ResultSet, type Transaction } from '@libsql/client'
import { lockTimeout, retryWhileBusy, SqliteWriter, withExtendedCode, type OpenTransaction } from './sqlite-writer'

const textOf = (statement: InStatement) => (typeof statement === 'string' ? statement : statement.sql)
const isRead = (statement: InStatement) => /^\s*\(?\s*select\b/i.test(textOf(statement))
const isChange = (statement: InStatement) => /^\s*(?:insert|update|delete|replace|with)\b/i.test(textOf(statement))
const isSetting = (statement: InStatement) => /^\s*pragma\b.*=/i.test(textOf(statement))

/**
 * Opens an SQLite file with two connections: one reads, also while a transaction is open, and one writes. A single statement that
 * changes data is a transaction of its own; pragmas that set something apply to both connections.
 */
export function openSqliteClient(url: string): Client {
  const client = createClient({ url, concurrency: 1, timeout: lockTimeout })
  const writer = new SqliteWriter(url)
  const execute = client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>
  const read = (statement: InStatement) => withExtendedCode(() => retryWhileBusy(() => execute(statement)))
  client.execute = async (statement: InStatement) => {
    if (isChange(statement)) return writer.run(statement)
    const result = await read(statement)
    if (isSetting(statement)) await writer.set(textOf(statement))
    return result
  }
  client.transaction = () => Promise.resolve(lazyTransaction(read, writer))
  const close = client.close.bind(client)
  client.close = () => {
    writer.close()
    close()
  }
  return client
}

/**
 * A transaction that begins with its first write. Until then it reads like any other statement, so that hooks which process
 * pictures or wait for locks do not hold up other writers.
 */
function lazyTransaction(read: (statement: InStatement) => Promise<ResultSet>, writer: SqliteWriter): Transaction {
  let begun: Promise<OpenTransaction> | null = null
  const execute = async (statement: InStatement) => {
    if (!begun && isRead(statement)) return read(statement)
    begun ??= writer.begin()
    return (await begun).execute(statement)
  }
  const end = async (how: 'commit' | 'rollback') => {
    const open = await begun?.catch(() => null)
    await open?.end(how)
  }
  return { execute, commit: () => end('commit'), rollback: () => end('rollback') } as Transaction
}
