import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { openFileStore, type FileStore } from '@/server/files/file-store'
import { diskStore } from '@/server/files/file-store-disk'
import type { BucketSettings } from '@/server/settings'
import { CopyError } from './copy-error'

/** A place where uploads are stored: a folder or a bucket. `title` is shown in messages and is unique. */
export type FileLocation = { title: string; folder: string | null; store: FileStore }

/** Opens the given folder, or the bucket of the settings, or MEDIA_DIR. */
export async function openFileLocation(
  folderArgument: string | undefined,
  { bucket, mediaDir }: Settings,
): Promise<FileLocation> {
  if (folderArgument === undefined && bucket)
    return { title: `the bucket ${bucket.bucket}`, folder: null, store: await openFileStore() }
  const folder = path.resolve(folderArgument ?? mediaDir)
  return { title: existsSync(folder) ? realpathSync(folder) : folder, folder, store: diskStore(folder) }
}
type Settings = { bucket: BucketSettings | null; mediaDir: string }

/** Throws if one folder is inside the other: subfolders of one could then be files of the other. */
export function rejectNestedFolders(from: FileLocation, to: FileLocation): void {
  if (from.folder === null || to.folder === null || from.title === to.title) return
  const relativePaths = [path.relative(from.title, to.title), path.relative(to.title, from.title)]
  if (relativePaths.some((relative) => !relative.startsWith('..') && !path.isAbsolute(relative)))
    throw new CopyError(
      `One of the folders ${from.title} and ${to.title} is inside the other. Choose another --files-to.`,
    )
}
