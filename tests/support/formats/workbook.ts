import { strToU8, zipSync } from 'fflate'

const escape = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const cell = (value: string | number | Date, reference: string) =>
  typeof value === 'string' && !value.startsWith('<')
    ? `<c r="${reference}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`
    : typeof value === 'string'
      ? value.replace('<c', `<c r="${reference}"`)
      : value instanceof Date
        ? `<c r="${reference}" s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
        : `<c r="${reference}"><v>${value}</v></c>`

/** An .xlsx workbook with these sheets, each a list of rows. A text that begins with `<c` is the XML of a cell. */
export function makeWorkbook(...sheets: (string | number | Date)[][][]): Uint8Array<ArrayBuffer> {
  const names = sheets.map((_, at) => `sheet${at + 1}`)
  const xml = (rows: (typeof sheets)[number]) =>
    rows.map((cells, row) => `<row r="${row + 1}">${cells.map((value, at) => (value === '' ? '' : cell(value, `${String.fromCharCode(65 + at)}${row + 1}`))).join('')}</row>`) // prettier-ignore
  const files = {
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="${name}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((name) => `<Relationship Id="${name}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/${name}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map((rows, at) => [`xl/worksheets/${names[at]}.xml`, `<worksheet xmlns:r="r"><sheetData>${xml(rows).join('')}</sheetData></worksheet>`])), // prettier-ignore
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
}
