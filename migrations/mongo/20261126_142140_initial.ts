import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'

/**
 * Marks a database as one of this schema. There is nothing to convert: collections and indexes are created when the
 * database is opened.
 */
export async function up(_: MigrateUpArgs): Promise<void> {}

export async function down(_: MigrateDownArgs): Promise<void> {}
