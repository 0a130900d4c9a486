import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { fieldsOf } from '@/server/database/stored-values'

/** Payload empties the list for other people, but still shows it. */
const hideFromOthers: CollectionAfterReadHook = ({ collection, doc, overrideAccess, req }) => {
  const { user } = req
  const isOwn = user?.collection === collection.slug && user.id === fieldsOf(doc).id
  if (overrideAccess === true || !user || isOwn) return doc as unknown
  const { sessions: _sessions, ...others } = fieldsOf(doc)
  return others
}

/**
 * Shows the sessions of an account to its owner only. The server's own reads, which state `overrideAccess: true`, and the
 * check of a session, which has no signed-in person yet, see them.
 *
 * Not a plug-in: Payload adds the field after all plug-ins have run. Apply this to the result of `buildConfig`.
 */
export function hideSessions(config: SanitizedConfig): SanitizedConfig {
  for (const { auth, hooks } of config.collections) if (auth) hooks.afterRead.push(hideFromOthers)
  return config
}
