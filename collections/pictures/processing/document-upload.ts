import type { CollectionConfig } from 'payload'
import { processDocument } from './process-document'
import type { BilingualText } from '@collections/labels'
import { documentExtensions, documentMediaTypes, type DocumentKind } from '@/domain/files/upload-kinds'
import { uploadConfig } from './upload-config'

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
