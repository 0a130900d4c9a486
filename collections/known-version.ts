import { APIError, type CollectionBeforeValidateHook, type Config, type Plugin } from 'payload'
import { say, words } from './labels'
import { textOf } from '@/server/stored'

/** `3 minutes ago`, `il y a 3 minutes`: the server does not know the clock on the wall of whoever reads it. */
function ago(milliseconds: number, language: string): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  const format = new Intl.RelativeTimeFormat(language === 'fr' ? 'fr-CA' : 'en-CA')
  if (seconds < 60) return format.format(-seconds, 'second')
  if (seconds < 90 * 60) return format.format(-Math.round(seconds / 60), 'minute')
  return seconds < 36 * 3600
    ? format.format(-Math.round(seconds / 3600), 'hour')
    : format.format(-Math.round(seconds / 86_400), 'day')
}

/**
 * Who saves says which version they began with: its `updatedAt`, which the studio's form holds and sends back. When that is
 * no longer the stored one, the save is refused with 409, and what was typed stays in the form: Payload's own lock ends after
 * five minutes of rest, with every save of its holder, and whenever somebody takes over. Whoever sends no `updatedAt` knows
 * what they change (bulk edits, programs); the Local API is not asked. Autosave has its own way of going on.
 */
const checkKnownVersion: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const began = textOf(data?.updatedAt)
  const stored = textOf(originalDoc?.updatedAt)
  if (operation !== 'update' || req.payloadAPI !== 'REST' || req.query?.autosave === 'true') return data
  if (req.context.isRestoringVersion) return data // an older version is what they ask for
  if (began === null || stored === null || Date.parse(began) === Date.parse(stored)) return data
  const when = ago(Date.now() - Date.parse(stored), req.i18n.language)
  const sentence = words(
    `This document was saved by somebody else, or in another window, ${when}. Copy what you wrote, reload the page, and try again.`,
    `Ce document a été enregistré par quelqu’un d’autre, ou dans une autre fenêtre, ${when}. Copiez ce que vous avez écrit, rechargez la page, puis réessayez.`,
  )
  throw new APIError(say(req, sentence), 409)
}

/** Nobody overwrites, without knowing it, what somebody else has saved: for every collection that notes when it was saved. */
export const knownVersion: Plugin = (config: Config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.timestamps === false
      ? collection
      : {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeValidate: [checkKnownVersion, ...(collection.hooks?.beforeValidate ?? [])],
          },
        },
  ),
})
