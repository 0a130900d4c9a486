import path from 'node:path'
import type { UploadConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { uploadKinds, type UploadKind } from '@/domain/upload-kinds'
import { answerFile } from '@/server/files'

/**
 * What all kinds of upload share. Payload writes no file itself: it deletes a replaced file before it knows whether the
 * change is allowed, so it is shown a folder that is never there, and `file-storage.ts` keeps the files.
 */
export function uploadOf(kind: UploadKind) {
  const hooks = announceSiteDocument()
  const upload = {
    staticDir: path.resolve('data', 'no-files', kind),
    disableLocalStorage: true,
    handlers: [
      (req, { params }) => answerFile(kind, params.filename, { method: req.method ?? 'GET', headers: req.headers }),
    ],
    requiresClientUploadReceipt: true, // none is ever given: files come with the document, or not at all
    pasteURL: false,
  } satisfies UploadConfig
  return { slug: uploadKinds[kind].collection, access: byArea('uploads'), disableDuplicate: true, hooks, upload }
}
