import { fileTypeFromBuffer } from 'file-type'
import { documentTypes, type DocumentEnding } from '@/domain/upload-kinds'
import { zipEntries } from './zip-entries'

export const maxDocumentBytes = 20 * 1024 * 1024

export type DocumentRefusal = 'tooLarge' | 'notTaken' | 'damaged' | 'locked' | 'macros'
type Looked = { ok: true; ending: DocumentEnding } | { ok: false; refusal: DocumentRefusal }

const refuse = (refusal: DocumentRefusal): Looked => ({ ok: false, refusal })

/** Says which of the documents in `taken` this is, by its content alone; refuses what is damaged, locked or brings macros. */
export async function lookAtDocument(bytes: Buffer, taken: readonly DocumentEnding[]): Promise<Looked> {
  if (bytes.length > maxDocumentBytes) return refuse('tooLarge')
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type?.mime === 'application/pdf') return taken.includes('pdf') ? lookAtPdf(bytes) : refuse('notTaken')
  const takesOffice = taken.some((ending) => ending !== 'pdf')
  if (!takesOffice) return refuse('notTaken')
  if (type?.mime === 'application/x-cfb') return refuse(isLockedOffice(bytes) ? 'locked' : 'notTaken')
  if (type?.ext === 'docm' || type?.ext === 'xlsm') return refuse('macros')
  const ending = taken.find((each) => documentTypes[each] === type?.mime)
  return ending ? lookAtOffice(bytes, ending) : refuse('notTaken')
}

/** A PDF begins and ends as one, for a reader to find its way in; its key, if it has one, is named in plain text. */
function lookAtPdf(bytes: Buffer): Looked {
  const end = bytes.subarray(-1024).toString('latin1')
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !end.includes('%%EOF') || !end.includes('xref'))
    return refuse('damaged')
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1'))) return refuse('locked')
  return { ok: true, ending: 'pdf' }
}

/** Word and Excel put a document with a password into an older container, as a stream of this name. */
const isLockedOffice = (bytes: Buffer) => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))

const mainParts: Record<Exclude<DocumentEnding, 'pdf'>, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}

function lookAtOffice(bytes: Buffer, ending: DocumentEnding): Looked {
  const entries = zipEntries(bytes)
  const contents = entries?.find(({ name }) => name === '[Content_Types].xml')?.read()
  if (!entries || !contents || ending === 'pdf') return refuse('damaged')
  if (entries.some(({ encrypted }) => encrypted)) return refuse('locked')
  const names = entries.map(({ name }) => name.toLowerCase())
  if (/macroEnabled|vbaProject/i.test(contents) || names.some((name) => /vba|macros?heets|activex/.test(name)))
    return refuse('macros')
  return contents.includes(mainParts[ending]) ? { ok: true, ending } : refuse('damaged')
}
