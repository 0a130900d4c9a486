import type { CollectionConfig, CollectionBeforeOperationHook } from 'payload'
import { versionedName } from '@/domain/files/file-urls'
import { inspectDocument, maxDocumentBytes, type DocumentRefusal } from '@/server/files/document-file'
import { hashFile } from '@/server/files/picture-file'
import { type BilingualText, bilingual } from '@collections/labels'
import { documentExtensions, documentMediaTypes, type DocumentKind } from '@/domain/files/upload-kinds'
import { incomingFile, refuseFile } from './incoming-file'
import { uploadConfig } from './upload-config'

const megabytes = maxDocumentBytes / 1024 / 1024
const messages: Record<Exclude<DocumentRefusal, 'notTaken'>, BilingualText> = {
  tooLarge: bilingual(`The file is larger than ${megabytes} MB.`, `Le fichier dépasse ${megabytes} Mo.`),
  damaged: bilingual(
    'This file is damaged or incomplete. Save it again, then upload it again.',
    'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau, puis téléversez-le de nouveau.',
  ),
  locked: bilingual(
    'This file is protected by a password. Save it without a password.',
    'Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
  ),
  macros: bilingual(
    'This file contains macros or controls. Save it without them, as .docx or .xlsx.',
    'Ce fichier contient des macros ou des contrôles. Enregistrez-le sans eux, en .docx ou .xlsx.',
  ),
}
const wrongType = {
  newsletters: bilingual('This file is not a PDF.', 'Ce fichier n’est pas un PDF.'),
  catering: bilingual(
    'This file is not a PDF, Word (.docx) or Excel (.xlsx) document.',
    'Ce fichier n’est pas un document PDF, Word (.docx) ou Excel (.xlsx).',
  ),
} satisfies Record<DocumentKind, BilingualText>

/** Accepts documents of this kind, by their content. Renames them with a hash of the content; the bytes do not change. */
const processDocument =
  (kind: DocumentKind): CollectionBeforeOperationHook =>
  async (operation) => {
    const { args, collection, req } = operation
    if (!incomingFile(operation) || !req.file) return args
    const { data, name } = req.file
    const result = await inspectDocument(data, documentExtensions[kind])
    if (!result.ok)
      return refuseFile(collection, req, result.refusal === 'notTaken' ? wrongType[kind] : messages[result.refusal])
    req.file = {
      data,
      name: versionedName(name, hashFile(data), result.ending),
      mimetype: documentMediaTypes[result.ending],
      size: data.length,
    }
    return args
  }

type Documents = {
  kind: DocumentKind
  singular: BilingualText
  plural: BilingualText
  description: BilingualText
}

/** A kind of document, served at `/files/<kind>/<name>`: checked by its content and stored unchanged. Spec: PUB-7.38. */
export function documentUpload({ kind, singular, plural, description }: Documents): CollectionConfig {
  const { upload, hooks, ...shared } = uploadConfig(kind)
  return {
    ...shared,
    labels: { singular, plural },
    admin: {
      group: false, // fields that take a file choose and upload it
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'filesize', 'updatedAt'],
      description,
    },
    hooks: { ...hooks, beforeOperation: [processDocument(kind)] },
    upload: {
      ...upload,
      mimeTypes: documentExtensions[kind].map((ending) => documentMediaTypes[ending]),
      focalPoint: false,
    },
    fields: [],
  }
}
