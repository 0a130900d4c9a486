import type { Localized } from '@/domain/locale'
import type { Checked } from '@/features/menu/import/import-problems'
import { readCsv } from './read-csv'
import { readWorkbook } from './read-workbook'
import { failure, type Table } from './table'

const megabyte = 1024 * 1024
/** The largest file. */
export const mostBytes = 20 * megabyte

const oldWorkbook = [
  'the file is an .xls workbook or has a password; save it as .xlsx without a password',
  'le fichier est un classeur .xls ou a un mot de passe; enregistrez-le en .xlsx sans mot de passe',
] as const

/** The problem with a file of this size; null when it is accepted. */
export function fileSizeProblem(bytes: number): Localized | null {
  if (bytes <= mostBytes) return null
  const size = Math.ceil(bytes / megabyte)
  return { en: `the file is ${size} MB; the limit is 20 MB`, fr: `le fichier a ${size} Mo; la limite est de 20 Mo` }
}

/** Reads the table in a CSV file or an .xlsx workbook of at most 20 MB. Its first bytes tell which it is, whatever its name. */
export async function readTable(bytes: Uint8Array): Promise<Checked<Table>> {
  const tooLarge = fileSizeProblem(bytes.length)
  if (tooLarge) return failure(null, tooLarge.en, tooLarge.fr)
  const begins = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (begins === '504b0304') return readWorkbook(bytes)
  if (begins === 'd0cf11e0') return failure(null, ...oldWorkbook)
  return readCsv(bytes)
}
