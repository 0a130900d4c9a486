import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { openFileStore, type FileStore } from '@/server/file-store'
import { diskStore } from '@/server/file-store-disk'
import type { BucketSettings } from '@/server/settings'
import { Refused } from './refused'

/** Where uploads live: `title` names it to people, and two places of one title are one. */
export type Place = { title: string; folder: string | null; store: FileStore }

/** The folder that was named, else the bucket of the settings, else MEDIA_DIR. */
export async function placeOf(named: string | undefined, { bucket, mediaDir }: Settings): Promise<Place> {
  if (named === undefined && bucket)
    return { title: `the bucket ${bucket.bucket}`, folder: null, store: await openFileStore() }
  const folder = path.resolve(named ?? mediaDir)
  return { title: existsSync(folder) ? realpathSync(folder) : folder, folder, store: diskStore(folder) }
}
type Settings = { bucket: BucketSettings | null; mediaDir: string }

/** Refuses folders of which one lies inside the other: kinds of one could be files of the other. */
export function checkPlaces(from: Place, to: Place): void {
  if (from.folder === null || to.folder === null || from.title === to.title) return
  const ways = [path.relative(from.title, to.title), path.relative(to.title, from.title)]
  if (ways.some((way) => !way.startsWith('..') && !path.isAbsolute(way)))
    throw new Refused(`The folders ${from.title} and ${to.title} lie inside one another: choose another --files-to.`)
}
