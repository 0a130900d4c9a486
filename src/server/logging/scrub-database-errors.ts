import type { BaseDatabaseAdapter, Config, Plugin } from 'payload'
import { scrubError } from './scrub-error'

const operations = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies (keyof BaseDatabaseAdapter)[]

function scrubAdapterErrors(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const methods = adapter as unknown as Record<string, ((...args: unknown[]) => Promise<unknown>) | undefined>
  for (const name of operations) {
    const operation = methods[name]
    if (!operation) continue
    methods[name] = async (...args) => {
      try {
        return await operation.apply(adapter, args)
      } catch (error) {
        throw scrubError(error)
      }
    }
  }
  return adapter
}

/**
 * Removes the values of a failed statement from its error, before anybody can log it: Payload, Next and v1 all log errors
 * whole. The last plug-in that wraps the adapter, because the others read the values.
 */
export const scrubDatabaseErrors: Plugin = (config: Config) => ({
  ...config,
  db: { ...config.db, init: (args) => scrubAdapterErrors(config.db.init(args)) },
})
