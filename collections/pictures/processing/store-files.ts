import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import type { UploadKind } from '@/domain/files/upload-kinds'
import { openFileStore } from '@/server/files/open-file-store'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** The names of a document's file and of its sizes. */
const namesOf = (doc: unknown): string[] => {
  const { filename, sizes } = fieldsOf(doc)
  return [filename, ...Object.values(fieldsOf(sizes)).map((size) => fieldsOf(size).filename)].flatMap(
    (name) => textOf(name) ?? [],
  )
}

/**
 * Writes files before the document names them, and removes replaced files after the document names others. No page links
 * to a file that does not exist yet, and a refused change loses no file.
 */
export function storeFiles(kind: UploadKind): NonNullable<CollectionConfig['hooks']> {
  const write: CollectionBeforeChangeHook = async ({ data, req }) => {
    const { filename, mimeType, sizes } = fieldsOf(data)
    const [name, type] = [textOf(filename), textOf(mimeType)]
    if (!req.file || !name || !type) return data
    const store = await openFileStore()
    await store.write(kind, name, req.file.data, type)
    for (const [size, bytes] of Object.entries(req.payloadUploadSizes ?? {})) {
      const sizeData = fieldsOf(fieldsOf(sizes)[size])
      const sizeName = textOf(sizeData.filename)
      if (sizeName) await store.write(kind, sizeName, bytes, textOf(sizeData.mimeType) ?? type)
    }
    return data
  }
  const removeReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    if (!req.file) return
    const current = namesOf(doc)
    await removeAll(namesOf(previousDoc).filter((name) => !current.includes(name)))
  }
  const removeDeleted: CollectionAfterDeleteHook = async ({ doc }) => removeAll(namesOf(doc))
  const removeAll = async (names: string[]) => {
    const store = await openFileStore()
    for (const name of names) await store.remove(kind, name)
  }
  return { beforeChange: [write], afterChange: [removeReplaced], afterDelete: [removeDeleted] }
}
