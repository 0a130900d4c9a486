import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { type BilingualText, bilingual } from '@collections/labels'
import { unversionedName, versionedName } from '@/domain/files/file-urls'
import { uploadKinds, type PictureKind } from '@/domain/files/upload-kinds'
import { openFileStore } from '@/server/files/open-file-store'
import {
  maxPictureBytes,
  maxPictureMegapixels,
  preparePicture,
  type Crop,
  type FocalPoint,
  type PictureRefusal,
} from '@/server/files/picture-file'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { incomingFile, refuseFile } from './incoming-file'

const megabytes = maxPictureBytes / 1024 / 1024
const messages: Record<PictureRefusal, BilingualText> = {
  tooLarge: bilingual(`The picture is larger than ${megabytes} MB.`, `L’image dépasse ${megabytes} Mo.`),
  notAPicture: bilingual(
    'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.',
    'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.',
  ),
  tooManyPixels: bilingual(
    `The picture has more than ${maxPictureMegapixels} million pixels.`,
    `L’image compte plus de ${maxPictureMegapixels} millions de pixels.`,
  ),
  damaged: bilingual(
    'This picture is damaged or incomplete. Save it again, then upload it again.',
    'Cette image est endommagée ou incomplète. Enregistrez-la de nouveau, puis téléversez-la de nouveau.',
  ),
  cropOutside: bilingual('The crop is outside the picture.', 'Le recadrage se trouve hors de l’image.'),
}

/**
 * Re-encodes an uploaded picture and renames it with a hash of its content, before Payload reads it. A new crop or focal
 * point of a stored picture also creates a new file: Payload would overwrite the old one under a name that browsers cache.
 */
export const processPicture =
  (kind: PictureKind, maxWidth: number): CollectionBeforeOperationHook =>
  async (operation) => {
    const { args, collection, req } = operation
    const incoming = incomingFile(operation)
    if (!incoming) return args
    const { data, id } = incoming
    const edits = readEdits(req, data)
    req.query = { ...req.query, uploadEdits: {} } // applied here, not again by Payload
    delete data.focalX
    delete data.focalY
    const source: Source | null =
      req.file ?? (id && (edits.crop || edits.focalPoint) ? await readStoredFile(req, kind, id) : null)
    if (!source) return args
    const focalPoint = withinCrop(edits.focalPoint ?? source.focalPoint ?? { x: 50, y: 50 }, edits.crop)
    if (!req.file && !edits.crop && isSamePoint(focalPoint, source.focalPoint)) return args
    const prepared = await preparePicture(source.data, { crop: edits.crop, focalPoint }, maxWidth)
    if (!prepared.ok) refuseFile(collection, req, messages[prepared.refusal])
    const name = versionedName(source.name, prepared.hash, 'png')
    req.file = { data: prepared.png, name, mimetype: 'image/png', size: prepared.png.length }
    req.query = { ...req.query, uploadEdits: { focalPoint } }
    return args
  }

type Source = { data: Buffer; name: string; focalPoint?: FocalPoint | null }

async function readStoredFile(req: PayloadRequest, kind: PictureKind, id: string): Promise<Source | null> {
  const { collection } = uploadKinds[kind]
  const doc = fieldsOf(await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req }))
  const name = textOf(doc.filename)
  if (!name) return null
  const data = await (await openFileStore()).read(kind, name)
  if (data) return { data, name: unversionedName(name), focalPoint: toPoint({ x: doc.focalX, y: doc.focalY }) }
  return refuseFile(
    req.payload.collections[collection].config,
    req,
    bilingual(
      'The stored picture is missing. Upload it again.',
      'L’image enregistrée est introuvable. Téléversez-la de nouveau.',
    ),
  )
}

/** The crop and the focal point from the studio's crop tool, or from the data. Ignores values that are not numbers. */
function readEdits(
  req: PayloadRequest,
  data: Record<string, unknown>,
): { crop: Crop | null; focalPoint: FocalPoint | null } {
  const requested = fieldsOf(fieldsOf(req.query).uploadEdits)
  const focalPoint = toPoint(requested.focalPoint) ?? toPoint({ x: data.focalX, y: data.focalY })
  const { x, y, width, height } = fieldsOf(requested.crop)
  const [left, top, wide, high] = [x, y, width, height].map(toNumber)
  if (left === undefined || top === undefined || wide === undefined || high === undefined)
    return { crop: null, focalPoint }
  const isWhole = left <= 0 && top <= 0 && wide >= 100 && high >= 100
  return { crop: isWhole ? null : { x: left, y: top, width: wide, height: high }, focalPoint }
}

const toNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN
  return Number.isFinite(number) ? number : undefined
}

/** A whole percentage. */
const toPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

function toPoint(value: unknown): FocalPoint | null {
  const { x, y } = fieldsOf(value)
  const [left, top] = [toNumber(x), toNumber(y)]
  return left === undefined || top === undefined ? null : { x: toPercent(left), y: toPercent(top) }
}

/** Converts a point in the whole picture, as the crop tool sends it, to a point in the crop. */
const withinCrop = ({ x, y }: FocalPoint, crop: Crop | null): FocalPoint =>
  crop && crop.width > 0 && crop.height > 0
    ? { x: toPercent(((x - crop.x) / crop.width) * 100), y: toPercent(((y - crop.y) / crop.height) * 100) }
    : { x, y }

const isSamePoint = (a: FocalPoint, b: FocalPoint | null | undefined) => a.x === b?.x && a.y === b.y
