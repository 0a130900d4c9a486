import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { words } from '@collections/labels'
import { plainName, versionedName } from '@/domain/file-address'
import { uploadKinds, type PictureKind } from '@/domain/upload-kinds'
import { openFileStore } from '@/server/file-store'
import {
  maxPictureBytes,
  maxPictureMegapixels,
  preparePicture,
  type Crop,
  type FocalPoint,
  type PictureRefusal,
} from '@/server/picture-file'
import { fieldsOf, textOf } from '@/server/stored'
import { incomingFile, refuseFile } from './incoming-file'

const megabytes = maxPictureBytes / 1024 / 1024
const reasons: Record<PictureRefusal, ReturnType<typeof words>> = {
  tooLarge: words(`The picture is larger than ${megabytes} MB.`, `L’image dépasse ${megabytes} Mo.`),
  notAPicture: words(
    'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.',
    'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.',
  ),
  tooManyPixels: words(
    `The picture has more than ${maxPictureMegapixels} million pixels.`,
    `L’image compte plus de ${maxPictureMegapixels} millions de pixels.`,
  ),
  damaged: words(
    'This picture is damaged or incomplete: save it again and send it once more.',
    'Cette image est endommagée ou incomplète : enregistrez-la de nouveau, puis renvoyez-la.',
  ),
  cropOutside: words(
    'The part that you cut out lies outside the picture.',
    'La partie que vous découpez se trouve hors de l’image.',
  ),
}

/**
 * Makes Payload store what our own reading of the picture drew, under a name that tells its content. A new crop or focal
 * point of a stored picture is a new picture: Payload would write it over the old one, under a name that browsers keep.
 */
export const takePicture =
  (kind: PictureKind, maxWidth: number): CollectionBeforeOperationHook =>
  async (asked) => {
    const { args, collection, req } = asked
    const incoming = incomingFile(asked)
    if (!incoming) return args
    const { data, id } = incoming
    const wish = editsOf(req, data)
    req.query = { ...req.query, uploadEdits: {} } // they are applied here, once
    delete data.focalX
    delete data.focalY
    const source: Source | null =
      req.file ?? (id && (wish.crop || wish.focalPoint) ? await storedFile(req, kind, id) : null)
    if (!source) return args
    const focalPoint = withinCrop(wish.focalPoint ?? source.focalPoint ?? { x: 50, y: 50 }, wish.crop)
    if (!req.file && !wish.crop && isSame(focalPoint, source.focalPoint)) return args
    const made = await preparePicture(source.data, { crop: wish.crop, focalPoint }, maxWidth)
    if (!made.ok) refuseFile(collection.slug, req, reasons[made.refusal])
    const name = versionedName(source.name, made.hash, 'png')
    req.file = { data: made.png, name, mimetype: 'image/png', size: made.png.length }
    req.query = { ...req.query, uploadEdits: { focalPoint } }
    return args
  }

type Source = { data: Buffer; name: string; focalPoint?: FocalPoint | null }

async function storedFile(req: PayloadRequest, kind: PictureKind, id: string): Promise<Source | null> {
  const { collection } = uploadKinds[kind]
  const doc = fieldsOf(await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req }))
  const name = textOf(doc.filename)
  if (!name) return null
  const data = await (await openFileStore()).read(kind, name)
  if (data) return { data, name: plainName(name), focalPoint: pointOf({ x: doc.focalX, y: doc.focalY }) }
  return refuseFile(
    collection,
    req,
    words('The stored picture is gone: choose it again.', 'L’image enregistrée a disparu : choisissez-la de nouveau.'),
  )
}

/** What the studio's cropping tool asks, or a client that writes the focal point; what is no number is not asked. */
function editsOf(
  req: PayloadRequest,
  data: Record<string, unknown>,
): { crop: Crop | null; focalPoint: FocalPoint | null } {
  const asked = fieldsOf(fieldsOf(req.query).uploadEdits)
  const focalPoint = pointOf(asked.focalPoint) ?? pointOf({ x: data.focalX, y: data.focalY })
  const { x, y, width, height } = fieldsOf(asked.crop)
  const [left, top, wide, high] = [x, y, width, height].map(numberIn)
  if (left === undefined || top === undefined || wide === undefined || high === undefined)
    return { crop: null, focalPoint }
  const isWhole = left <= 0 && top <= 0 && wide >= 100 && high >= 100
  return { crop: isWhole ? null : { x: left, y: top, width: wide, height: high }, focalPoint }
}

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN
  return Number.isFinite(number) ? number : undefined
}

const hundredth = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

function pointOf(value: unknown): FocalPoint | null {
  const { x, y } = fieldsOf(value)
  const [left, top] = [numberIn(x), numberIn(y)]
  return left === undefined || top === undefined ? null : { x: hundredth(left), y: hundredth(top) }
}

/** The tool states the point in the whole picture; what is stored is what remains of it. */
const withinCrop = ({ x, y }: FocalPoint, crop: Crop | null): FocalPoint =>
  crop && crop.width > 0 && crop.height > 0
    ? { x: hundredth(((x - crop.x) / crop.width) * 100), y: hundredth(((y - crop.y) / crop.height) * 100) }
    : { x, y }

const isSame = (one: FocalPoint, other: FocalPoint | null | undefined) => one.x === other?.x && one.y === other.y
