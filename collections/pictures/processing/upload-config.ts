import path from 'node:path'
import type { UploadConfig } from 'payload'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { uploadKinds, type UploadKind } from '@/domain/files/upload-kinds'
import { serveFile } from '@/server/files/serve-file'

/**
 * The configuration that all uploads share. `file-storage.ts` stores the files, not Payload: Payload deletes a replaced
 * file before it validates the change. It therefore gets a folder that does not exist.
 */
export function uploadConfig(kind: UploadKind) {
  const hooks = announceSiteDocument()
  const upload = {
    staticDir: path.resolve('data', 'no-files', kind),
    disableLocalStorage: true,
    handlers: [
      (req, { params }) => serveFile(kind, params.filename, { method: req.method ?? 'GET', headers: req.headers }),
    ],
    requiresClientUploadReceipt: true, // never issued: files must come with the document
    pasteURL: false,
  } satisfies UploadConfig
  const custom = { area: 'uploads', public: true } as const
  return { slug: uploadKinds[kind].collection, custom, disableDuplicate: true, hooks, upload }
}
