import { strToU8, unzipSync, zipSync } from 'fflate'
import { formatProblems } from '@/features/menu/import/import-problems'
import { readTable } from '@/features/menu/import/table/read-table'
import { makeWorkbook } from '../../../../support/formats/workbook'

const report = async (file: Uint8Array) => {
  const table = await readTable(file)
  return table.ok
    ? table.value.rows.map(({ line, cells }) => [line, ...Object.values(cells)])
    : formatProblems(table.problems)
}
const november = new Date(Date.UTC(2026, 10, 20))
const withSheet = (xml: string) =>
  zipSync({
    ...unzipSync(makeWorkbook([['code']])),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${xml}</worksheet>`),
  })
const [broken, tooLarge] = [
  ['the workbook cannot be read; open it in a spreadsheet program and save it again as .xlsx'],
  ['the workbook is too large; delete its empty rows and columns, or divide it'],
]
const oldFile = ['the file is an .xls workbook or has a password; save it as .xlsx without a password']
/** A file in the archive that declares a size of 9 bytes and expands to 41 MB. */
function bombThatLies() {
  const zip = makeWorkbook([['code', 'x'.repeat(41 * 1024 * 1024)]])
  const view = new DataView(zip.buffer)
  for (let at = 0; at < zip.length - 4; at += 1) {
    if (view.getUint32(at) === 0x504b0304) view.setUint32(at + 22, 9, true)
    if (view.getUint32(at) === 0x504b0102) view.setUint32(at + 24, 9, true)
  }
  return zip
}

test('reads the first sheet with our columns, by its own row numbers, with dates, numbers and results as texts', async () => {
  const results = ['<c t="str"><f>A1&amp;"x"</f><v> soup</v></c>', '<c><f>0.1+0.2</f><v>0.30000000000000004</v></c>', '<c t="b"><v>1</v></c>'] // prettier-ignore
  const file = makeWorkbook([['Read me']], [[], [' Location ', 'date', 'dish', 'n', 'closed'], [], ['hall', november, ...results]]) // prettier-ignore
  expect(await report(file)).toEqual([[4, 'hall', '2026-11-20', 'soup', '0.3', 'true']])
})

test.each<[string, Uint8Array, string[]]>([
  ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), ['the file is 21 MB; the limit is 20 MB']],
  ['half an archive', makeWorkbook([['code']]).subarray(0, 300), broken],
  ['an archive without sheets', zipSync({ 'a.xml': strToU8('<a/>') }), broken],
  ['XML that does not end', withSheet('<sheetData><row r="1"><c r="A1"'), broken],
  ['an old or encrypted workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), oldFile],
  ['nothing in its sheets', makeWorkbook([], [[]]), ['the file is empty']],
  ['a bomb', makeWorkbook([['code', 'x'.repeat(41 * 1024 * 1024)]]), tooLarge],
  ['a bomb that declares another size', bombThatLies(), tooLarge],
  ['a cell far away', withSheet('<sheetData><row r="9999999"><c r="ZZZ9999999"/></row></sheetData>'), tooLarge],
  ['a row far away, hidden as an entity', withSheet('<sheetData><row r="&#57;99999999"/></sheetData>'), broken],
  ['a cell that comes twice', withSheet('<sheetData><row r="1"><c r="A1"/><c r="A1"/></row></sheetData>'), broken],
  ['the error of a formula', makeWorkbook([['code', 'may_contain'], ['pie', '<c t="e"><v>#N/A</v></c>']]), ['line 2: may_contain has an error of a formula: "#N/A"']],
  ['a formula without a result', makeWorkbook([['code'], ['<c><f>A1</f></c>']]), ['the workbook has formulas without results; open it in a spreadsheet program and save it again']],
])('refuses %s', async (_, file, lines) => expect(await report(file)).toEqual(lines)) // prettier-ignore

test('reads 5,000 rows', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [at])
  expect((await report(makeWorkbook([['code'], ...rows]))).at(-1)).toEqual([5_001, '4999'])
})
