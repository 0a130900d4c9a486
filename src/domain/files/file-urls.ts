import { slugify } from '@/domain/site/slug'
import type { Picture } from './picture'
import { parseUploadKind, mediaTypesOf, type UploadKind } from './upload-kinds'

const maxNameLength = 200
/** Separators of folders, drives and streams on any system, and characters that affect terminals or headers. */
const unsafe = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\p{Cs}]/u
/** Device names on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** The suffix of an upload's name: content hash, a number when the same file was stored twice, and a thumbnail's size. */
const version = /-[0-9a-f]{10}(?:-\d{1,6})?(?:-\d{1,5}x\d{1,5})?(?=\.[a-z]+$)/

/** Returns the URL path of a stored file: `/files/logo/crest-0a1b2c3d4e.webp`. */
export function fileUrl({ kind, fileName }: { kind: string; fileName: string }): string {
  return `/files/${kind}/${encodeURIComponent(fileName)}`
}

/** Returns the URL path of a stored picture. */
export const pictureUrl = ({ kind, fileName }: Pick<Picture, 'kind' | 'fileName'>): string =>
  fileUrl({ kind, fileName })

/** Returns the URL path of a picture's 446 by 402 pixel thumbnail, or of the picture when it has none. Spec: PUB-9.7. */
export const thumbnailUrl = ({ kind, fileName, thumbName }: Pick<Picture, 'kind' | 'fileName' | 'thumbName'>): string =>
  fileUrl({ kind, fileName: thumbName ?? fileName })

/** A file that a URL may name. `type` is its media type. */
export type IdentifiedFile = { kind: UploadKind; fileName: string; type: string }

/**
 * Validates the two segments of `/files/<kind>/<name>`. Returns null when the kind is unknown, the name is unsafe (folders,
 * dot files, devices, control characters, more than 200 characters) or the kind does not hold files with its extension.
 * Spec: PUB-7.38.
 */
export function identifyFile(kindName: string, fileName: string): IdentifiedFile | null {
  const kind = parseUploadKind(kindName)
  if (!kind || fileName.length > maxNameLength || fileName.startsWith('.') || fileName.includes('..')) return null
  if (unsafe.test(fileName) || device.test(fileName)) return null
  const types = mediaTypesOf(kind)
  const extension = /\.([a-z]+)$/.exec(fileName.toLowerCase())?.[1]
  const type = extension && Object.hasOwn(types, extension) ? types[extension] : undefined
  return type ? { kind, fileName, type } : null
}

/**
 * Returns the name under which an upload is stored: `Café (1).JPG` with the hash `0a1b2c3d4e` becomes
 * `cafe-1-0a1b2c3d4e.webp`. `hash` has ten lower-case hex characters and changes with the content. Only letters and digits
 * of the original name remain.
 */
export function versionedName(uploaded: string, hash: string, extension: string): string {
  const base = uploaded.split(/[/\\]/).at(-1) ?? ''
  const plain = slugify(base.replace(/\.[^.]*$/, '')) || 'file'
  return `${plain}-${hash}.${extension}`
}

/** Whether a name contains a content hash, so that its content never changes and can be cached forever. */
export const isVersioned = (fileName: string): boolean => version.test(fileName)

/** Returns the name without its version suffix, for downloads: `cafe-1.webp`. */
export const unversionedName = (fileName: string): string => fileName.replace(version, '')
