import { slugify } from './address'
import type { Picture } from './campus'
import { kindNamed, typesOf, type UploadKind } from './upload-kinds'

const longestName = 200
/** Signs that separate folders, drives and streams on one system or another, and what a terminal or header would act on. */
const unsafe = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\p{Cs}]/u
/** Names that are devices on Windows whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** What a new upload's name ends with: the hash, a number where the same file was stored twice, and the size of a thumbnail. */
const version = /-[0-9a-f]{10}(?:-\d{1,6})?(?:-\d{1,5}x\d{1,5})?(?=\.[a-z]+$)/

/** The address of a stored file: `/files/logo/crest-0a1b2c3d4e.webp`. */
export function fileAddress({ kind, fileName }: { kind: string; fileName: string }): string {
  return `/files/${kind}/${encodeURIComponent(fileName)}`
}

/** The address of a stored picture. */
export const pictureAddress = ({ kind, fileName }: Pick<Picture, 'kind' | 'fileName'>): string =>
  fileAddress({ kind, fileName })

/** The address of its cut of 446 by 402 pixels; the picture itself where it is too small to have one. Spec: PUB-9.7. */
export const thumbAddress = ({ kind, fileName, thumbName }: Pick<Picture, 'kind' | 'fileName' | 'thumbName'>): string =>
  fileAddress({ kind, fileName: thumbName ?? fileName })

/** A stored file that an address may name, and its media type. */
export type NamedFile = { kind: UploadKind; fileName: string; type: string }

/**
 * What the two words of `/files/<kind>/<name>` name; null when there is no such kind, the name is not plain (folders, dot
 * files, devices, control characters, more than 200 characters) or its ending is none that the kind holds.
 * Spec: PUB-7.38.
 */
export function namedFile(kindWord: string, fileName: string): NamedFile | null {
  const kind = kindNamed(kindWord)
  if (!kind || fileName.length > longestName || fileName.startsWith('.') || fileName.includes('..')) return null
  if (unsafe.test(fileName) || device.test(fileName)) return null
  const types = typesOf(kind)
  const ending = /\.([a-z]+)$/.exec(fileName.toLowerCase())?.[1]
  const type = ending && Object.hasOwn(types, ending) ? types[ending] : undefined
  return type ? { kind, fileName, type } : null
}

/**
 * The name of a new upload: `Café (1).JPG` with the hash `0a1b2c3d4e` is `cafe-1-0a1b2c3d4e.webp`. `hash` is ten
 * lower-case hex characters that tell the content; nothing of the uploader's text but letters and digits remains.
 */
export function versionedName(uploaded: string, hash: string, ending: string): string {
  const base = uploaded.split(/[/\\]/).at(-1) ?? ''
  const plain = slugify(base.replace(/\.[^.]*$/, '')) || 'file'
  return `${plain}-${hash}.${ending}`
}

/** Whether a name tells its content, so that it never comes back with another one. */
export const isVersioned = (fileName: string): boolean => version.test(fileName)

/** The name without its version, as a person would keep it: `cafe-1.webp`. */
export const plainName = (fileName: string): string => fileName.replace(version, '')
