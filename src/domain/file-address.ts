import type { Picture } from './campus'

const longestName = 200
/** Signs that separate folders, drives and streams on one system or another, and what a terminal or header would act on. */
const unsafe = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f]/

/** Types by the end of a name: only pictures that cannot carry a script. */
const pictureTypes: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** The address of a stored picture: `/files/logo/crest.webp`. */
export function pictureAddress({ kind, fileName }: Pick<Picture, 'kind' | 'fileName'>): string {
  return `/files/${kind}/${encodeURIComponent(fileName)}`
}

/**
 * The media type of a stored picture by its plain file name; null when the name is not plain (folders, dot files,
 * control characters, more than 200 characters) or is not a picture's.
 */
export function pictureType(fileName: string): string | null {
  if (fileName.length > longestName || fileName.startsWith('.') || fileName.includes('..') || unsafe.test(fileName))
    return null
  const ending = /\.([a-z]+)$/.exec(fileName.toLowerCase())?.[1]
  return (ending && Object.hasOwn(pictureTypes, ending) && pictureTypes[ending]) || null
}
