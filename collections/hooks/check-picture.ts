import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { say, words } from '@collections/labels'

const maxBytes = 12 * 1024 * 1024
const maxPixels = 50_000_000
const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']

/** What the file is by its content; null when it is no picture. An empty one makes sharp throw at once. */
const look = async (data: Buffer) =>
  data.length === 0
    ? null
    : sharp(data, { limitInputPixels: maxPixels })
        .metadata()
        .catch(() => null)

/** Looks into the file itself: its name and announced type prove nothing. Refuses what is not a picture, or is too large. */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const refuse = (text: ReturnType<typeof words>) => {
    throw new APIError(say(req, text), 400, undefined, true)
  }
  if (req.file.data.length > maxBytes) refuse(words('The picture is larger than 12 MB.', 'L’image dépasse 12 Mo.'))
  const seen = await look(req.file.data)
  if (!seen || !formats.includes(seen.format))
    refuse(
      words(
        'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.',
        'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.',
      ),
    )
  if (seen && seen.width * seen.height > maxPixels)
    refuse(words('The picture has more than 50 million pixels.', 'L’image compte plus de 50 millions de pixels.'))
  return args
}
