import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

type Database = MigrateUpArgs['db']

/**
 * Runs a migration in one transaction, with foreign keys off. With foreign keys on, dropping a table that is recreated
 * would delete the rows that refer to it. SQLite ignores the pragma inside a transaction; that case throws.
 */
export const inOneTransaction =
  (migrate: (db: Pick<Database, 'run' | 'all'>) => Promise<void>) =>
  async ({ db }: { db: Database }): Promise<void> => {
    await db.run(sql`PRAGMA foreign_keys = OFF`)
    const stillOn = await db.get<{ foreign_keys: number }>(sql`PRAGMA foreign_keys`)
    if (stillOn.foreign_keys)
      throw new Error('A migration cannot begin inside a transaction: foreign keys would stay on.')
    try {
      await db.transaction(migrate)
    } finally {
      await db.run(sql`PRAGMA foreign_keys = ON`)
    }
  }
