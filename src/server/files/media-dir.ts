import path from 'node:path'

/** The former default folder of uploads. */
export const formerMediaDir = path.resolve('data', 'media')

/** The folder of uploads: the configured one, else `media`; the former default where only that one exists. */
export function resolveMediaDir(configured: string | undefined, exists: (folder: string) => boolean): string {
  const byDefault = path.resolve('media')
  if (configured) return path.resolve(configured)
  return exists(formerMediaDir) && !exists(byDefault) ? formerMediaDir : byDefault
}
