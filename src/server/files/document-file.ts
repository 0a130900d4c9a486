import { fileTypeFromBuffer } from 'file-type'
import { documentMediaTypes, type DocumentExtension } from '@/domain/files/upload-kinds'
import { readZipEntries } from './zip-entries'

export const maxDocumentBytes = 20 * 1024 * 1024

export type DocumentRefusal = 'tooLarge' | 'notTaken' | 'damaged' | 'locked' | 'macros'
type Inspection = { ok: true; ending: DocumentExtension } | { ok: false; refusal: DocumentRefusal }

const refuse = (refusal: DocumentRefusal): Inspection => ({ ok: false, refusal })

/** Determines by its content which of the accepted types a document has. Refuses damaged and encrypted files and macros. */
export async function inspectDocument(bytes: Buffer, accepted: readonly DocumentExtension[]): Promise<Inspection> {
  if (bytes.length > maxDocumentBytes) return refuse('tooLarge')
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type?.mime === 'application/pdf') return accepted.includes('pdf') ? inspectPdf(bytes) : refuse('notTaken')
  const acceptsOffice = accepted.some((ending) => ending !== 'pdf')
  if (!acceptsOffice) return refuse('notTaken')
  if (type?.mime === 'application/x-cfb') return refuse(isLockedOffice(bytes) ? 'locked' : 'notTaken')
  if (type?.ext === 'docm' || type?.ext === 'xlsm') return refuse('macros')
  const ending = accepted.find((each) => documentMediaTypes[each] === type?.mime)
  return ending ? inspectOffice(bytes, ending) : refuse('notTaken')
}

/** A complete PDF has its header, a cross-reference and an end marker. An encrypted one names its key in plain text. */
function inspectPdf(bytes: Buffer): Inspection {
  const end = bytes.subarray(-1024).toString('latin1')
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !end.includes('%%EOF') || !end.includes('xref'))
    return refuse('damaged')
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1'))) return refuse('locked')
  return { ok: true, ending: 'pdf' }
}

/** Word and Excel store a document with a password in an OLE container, in a stream of this name. */
const isLockedOffice = (bytes: Buffer) => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))

const mainParts: Record<Exclude<DocumentExtension, 'pdf'>, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}

function inspectOffice(bytes: Buffer, ending: DocumentExtension): Inspection {
  const entries = readZipEntries(bytes)
  const contents = entries?.find(({ name }) => name === '[Content_Types].xml')?.read()
  if (!entries || !contents || ending === 'pdf') return refuse('damaged')
  if (entries.some(({ encrypted }) => encrypted)) return refuse('locked')
  const names = entries.map(({ name }) => name.toLowerCase())
  if (/macroEnabled|vbaProject/i.test(contents) || names.some((name) => /vba|macros?heets|activex/.test(name)))
    return refuse('macros')
  return contents.includes(mainParts[ending]) ? { ok: true, ending } : refuse('damaged')
}
