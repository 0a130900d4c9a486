import { getPayload, type Payload } from 'payload'
import config from '@payload-config'

/** The one Payload of this process, connected and migrated. */
export const openPayload = (): Promise<Payload> => getPayload({ config })
