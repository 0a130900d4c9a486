import { APIError, type CollectionBeforeValidateHook, type Config, type PayloadRequest, type Plugin } from 'payload'
import { translate, bilingual } from '@collections/labels'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** "3 minutes ago", « il y a 3 minutes ». Relative, because the server does not know the reader's time zone. */
function formatElapsed(milliseconds: number, language: string): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  const format = new Intl.RelativeTimeFormat(language === 'fr' ? 'fr-CA' : 'en-CA')
  if (seconds < 60) return format.format(-seconds, 'second')
  if (seconds < 90 * 60) return format.format(-Math.round(seconds / 60), 'minute')
  return seconds < 36 * 3600
    ? format.format(-Math.round(seconds / 3600), 'hour')
    : format.format(-Math.round(seconds / 86_400), 'day')
}

/**
 * Whether the stored draft is one that autosave of the same person wrote. The form sends the next one before it knows the
 * `updatedAt` of the one before.
 */
const isOwnAutosave = ({ query, user }: PayloadRequest, stored: unknown) =>
  String(query?.autosave) === 'true' &&
  user?.collection === 'staff' &&
  fieldsOf(stored).name === (user.name || user.email)

/**
 * The studio's form sends back the `updatedAt` of the version it loaded. If the stored one differs, the save is refused with
 * 409, and the form keeps its entries. Requests without `updatedAt` (bulk edits, scripts) and the Local API are not checked,
 * nor is autosave over what the same person saved.
 */
const refuseStaleSave: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const loaded = textOf(data?.updatedAt)
  const stored = textOf(originalDoc?.updatedAt)
  if (operation !== 'update' || req.payloadAPI !== 'REST') return data
  if (req.context.isRestoringVersion) return data // an older version is intended
  if (isOwnAutosave(req, originalDoc?.savedBy)) return data
  if (loaded === null || stored === null || Date.parse(loaded) === Date.parse(stored)) return data
  const when = formatElapsed(Date.now() - Date.parse(stored), req.i18n.language)
  const sentence = bilingual(
    `This document was saved by someone else, or in another window, ${when}. Copy your changes, reload the page, then try again.`,
    `Ce document a été enregistré par quelqu’un d’autre, ou dans une autre fenêtre, ${when}. Copiez vos modifications, rechargez la page, puis réessayez.`,
  )
  throw new APIError(translate(req, sentence), 409)
}

/**
 * Optimistic concurrency for every collection with timestamps. Payload's document lock is not enough: it ends after five
 * idle minutes, with each save of its holder, and when someone takes over.
 */
export const rejectStaleSaves: Plugin = (config: Config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.timestamps === false
      ? collection
      : {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeValidate: [refuseStaleSave, ...(collection.hooks?.beforeValidate ?? [])],
          },
        },
  ),
})
