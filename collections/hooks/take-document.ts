import type { CollectionBeforeOperationHook } from 'payload'
import { words } from '@collections/labels'
import { versionedName } from '@/domain/file-address'
import { documentsOf, documentTypes, type DocumentKind } from '@/domain/upload-kinds'
import { lookAtDocument, maxDocumentBytes, type DocumentRefusal } from '@/server/document-file'
import { hashOf } from '@/server/picture-file'
import { incomingFile, refuseFile } from './incoming-file'

const megabytes = maxDocumentBytes / 1024 / 1024
const reasonsBut: Record<Exclude<DocumentRefusal, 'notTaken'>, ReturnType<typeof words>> = {
  tooLarge: words(`The file is larger than ${megabytes} MB.`, `Le fichier dépasse ${megabytes} Mo.`),
  damaged: words(
    'This file is damaged or incomplete: save it again and send it once more.',
    'Ce fichier est endommagé ou incomplet : enregistrez-le de nouveau, puis renvoyez-le.',
  ),
  locked: words(
    'This file is protected by a password: save it without one.',
    'Ce fichier est protégé par un mot de passe : enregistrez-le sans mot de passe.',
  ),
  macros: words(
    'This file holds macros or controls: save it without them, as .docx or .xlsx.',
    'Ce fichier contient des macros ou des contrôles : enregistrez-le sans eux, en .docx ou .xlsx.',
  ),
}
const notTaken = {
  newsletters: words('This file is not a PDF.', 'Ce fichier n’est pas un PDF.'),
  catering: words(
    'This file is not a PDF, Word (.docx) or Excel (.xlsx) document.',
    'Ce fichier n’est pas un document PDF, Word (.docx) ou Excel (.xlsx).',
  ),
} satisfies Record<DocumentKind, ReturnType<typeof words>>

/** Lets through the documents of this kind, by their content, under a name that tells it. Their bytes stay as they are. */
export const takeDocument =
  (kind: DocumentKind): CollectionBeforeOperationHook =>
  async (asked) => {
    const { args, collection, req } = asked
    if (!incomingFile(asked) || !req.file) return args
    const { data, name } = req.file
    const seen = await lookAtDocument(data, documentsOf[kind])
    if (!seen.ok)
      return refuseFile(collection.slug, req, seen.refusal === 'notTaken' ? notTaken[kind] : reasonsBut[seen.refusal])
    req.file = {
      data,
      name: versionedName(name, hashOf(data), seen.ending),
      mimetype: documentTypes[seen.ending],
      size: data.length,
    }
    return args
  }
