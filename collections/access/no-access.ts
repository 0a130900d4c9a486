import type { CollectionConfig } from 'payload'

const no = () => false

/** For collections that only our own code reads and writes: the API gives no access to anyone. */
export const noAccess = { read: no, create: no, update: no, delete: no } satisfies CollectionConfig['access']
