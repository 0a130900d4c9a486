import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { recordUnstorable } from '@/server/cache/recording'
import { singletons } from '@/server/process-singletons'

/**
 * The one Payload of this process, connected and migrated. A page that reads with it outside the cache is not stored.
 */
export async function openPayload(): Promise<Payload> {
  recordUnstorable('a read outside the cache')
  const payload = await getPayload({ config })
  singletons.sessionSecret = payload.secret
  return payload
}
