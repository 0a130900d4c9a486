import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import type { UploadKind } from '@/domain/upload-kinds'
import { openFileStore } from '@/server/file-store'
import { fieldsOf, textOf } from '@/server/stored'

/** The names of a document's file and of its cuts. */
const namesOf = (doc: unknown): string[] => {
  const { filename, sizes } = fieldsOf(doc)
  return [filename, ...Object.values(fieldsOf(sizes)).map((size) => fieldsOf(size).filename)].flatMap(
    (name) => textOf(name) ?? [],
  )
}

/**
 * Writes the files of a document before the document names them, and removes those that it named once it names others:
 * no page ever leads to a file that is not there yet, and a refused change loses none.
 */
export function keepFiles(kind: UploadKind): NonNullable<CollectionConfig['hooks']> {
  const write: CollectionBeforeChangeHook = async ({ data, req }) => {
    const { filename, mimeType, sizes } = fieldsOf(data)
    const [name, type] = [textOf(filename), textOf(mimeType)]
    if (!req.file || !name || !type) return data
    const store = await openFileStore()
    await store.write(kind, name, req.file.data, type)
    for (const [size, bytes] of Object.entries(req.payloadUploadSizes ?? {})) {
      const cut = fieldsOf(fieldsOf(sizes)[size])
      const cutName = textOf(cut.filename)
      if (cutName) await store.write(kind, cutName, bytes, textOf(cut.mimeType) ?? type)
    }
    return data
  }
  const removeReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    if (!req.file) return
    const kept = namesOf(doc)
    await removeAll(namesOf(previousDoc).filter((name) => !kept.includes(name)))
  }
  const removeDeleted: CollectionAfterDeleteHook = async ({ doc }) => removeAll(namesOf(doc))
  const removeAll = async (names: string[]) => {
    const store = await openFileStore()
    for (const name of names) await store.remove(kind, name)
  }
  return { beforeChange: [write], afterChange: [removeReplaced], afterDelete: [removeDeleted] }
}
