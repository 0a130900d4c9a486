import type { CollectionConfig } from 'payload'
import { takeDocument } from '@collections/hooks/take-document'
import { groups, words } from '@collections/labels'
import { documentsOf, documentTypes, type DocumentKind } from '@/domain/upload-kinds'
import { uploadOf } from './upload-of'

type Documents = {
  kind: DocumentKind
  singular: ReturnType<typeof words>
  plural: ReturnType<typeof words>
  description: ReturnType<typeof words>
}

/** One kind of document, served at `/files/<kind>/<name>` as it was sent, after a look at its content. Spec: PUB-7.38. */
export function documentUpload({ kind, singular, plural, description }: Documents): CollectionConfig {
  const { upload, hooks, ...shared } = uploadOf(kind)
  return {
    ...shared,
    labels: { singular, plural },
    admin: {
      group: groups.files,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'filesize', 'updatedAt'],
      description,
    },
    hooks: { ...hooks, beforeOperation: [takeDocument(kind)] },
    upload: { ...upload, mimeTypes: documentsOf[kind].map((ending) => documentTypes[ending]), focalPoint: false },
    fields: [],
  }
}
