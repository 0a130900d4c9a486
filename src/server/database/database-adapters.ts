import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { Client } from '@libsql/client'
import type { Payload } from 'payload'

/** The SQLite adapter. */
export type EmbeddedAdapter = DrizzleAdapter & { client: Client }

/** The adapter if the database is SQLite, else null. */
export const getSqliteAdapter = (payload: Payload): EmbeddedAdapter | null =>
  payload.db.name === 'sqlite' ? (payload.db as unknown as EmbeddedAdapter) : null

/** The adapter if the database is MongoDB, else null. */
export const getMongoAdapter = (payload: Payload): MongooseAdapter | null =>
  payload.db.name === 'mongoose' ? (payload.db as unknown as MongooseAdapter) : null
