import type { UploadKind } from '@/domain/files/upload-kinds'
import type { ByteRange } from './byte-range'

/** An open file. Call `close` unless you read `stream`, which closes it at its end. `tag` is its ETag without quotes. */
export type OpenFile = {
  size: number
  changed: Date
  tag: string
  /** The bytes of a range; null when the file was deleted since it was opened. */
  stream: (range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>
  close: () => Promise<void>
}

/**
 * Storage for uploads, by kind and plain file name: a folder under MEDIA_DIR or a bucket. Null means that a file does not
 * exist. Throws `FileStoreUnavailable` when the storage cannot be reached.
 */
export type FileStore = {
  open: (kind: UploadKind, name: string) => Promise<OpenFile | null>
  read: (kind: UploadKind, name: string) => Promise<Buffer | null>
  /** Writes a complete file, and replaces one of the same name. */
  write: (kind: UploadKind, name: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Deletes a file, if it exists. */
  remove: (kind: UploadKind, name: string) => Promise<void>
  /** The names of all files of a kind, in no order. */
  list: (kind: UploadKind) => Promise<string[]>
}

export class FileStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of uploads cannot be reached', { cause })
  }
}
