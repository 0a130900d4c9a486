import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { singletons } from '@/server/process-singletons'

/** The one Payload of this process, connected and migrated. */
export async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config })
  singletons.sessionSecret = payload.secret
  return payload
}
