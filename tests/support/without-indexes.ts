import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import config from '@payload-config'

/** Makes Payload open a MongoDB database without creating its indexes, because it has them or is only read. */
export async function openWithoutIndexes(): Promise<void> {
  const { db } = await config
  const { init } = db
  db.init = (args) => {
    const adapter = init(args) as unknown as MongooseAdapter
    adapter.ensureIndexes = false
    adapter.connectOptions = { ...adapter.connectOptions, autoIndex: false }
    return adapter as unknown as ReturnType<typeof init>
  }
}
