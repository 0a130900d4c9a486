import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { Client } from '@libsql/client'
import type { Payload } from 'payload'

export type Embedded = DrizzleAdapter & { client: Client }

/** The adapter as the embedded database's own, null when this is MongoDB. */
export const embeddedOf = (payload: Payload): Embedded | null =>
  payload.db.name === 'sqlite' ? (payload.db as unknown as Embedded) : null

/** The adapter as MongoDB's own, null when this is the embedded database. */
export const mongoOf = (payload: Payload): MongooseAdapter | null =>
  payload.db.name === 'mongoose' ? (payload.db as unknown as MongooseAdapter) : null
