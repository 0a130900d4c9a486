import type { DemoWorkbook } from '../shapes/content-shape'
import { createZip } from './zip'

/**
 * Composes an order form as an Excel workbook: items in both languages, prices, an empty column for quantities, and formulas
 * for the totals. `first` is the language of the first column headings.
 */
export function composeWorkbook({ title, lines }: DemoWorkbook, first: 'en' | 'fr'): Buffer {
  const other = first === 'en' ? 'fr' : 'en'
  const heads = { en: ['Item', 'Price', 'Quantity', 'Amount'], fr: ['Article', 'Prix', 'Quantité', 'Montant'] }
  const head = heads[first].map((word, index) => `${word} / ${heads[other][index] ?? ''}`)
  const last = lines.length + 3
  const rows = [
    row(1, [textCell('A1', `${title[first]} / ${title[other]}`)]),
    row(
      3,
      head.map((word, index) => textCell(`${'ABCD'[index]}3`, word)),
    ),
    ...lines.map(({ name, priceCents }, index) => {
      const at = index + 4
      const both = name[first] === name[other] ? name[first] : `${name[first]} / ${name[other]}`
      return row(at, [
        textCell(`A${at}`, both),
        `<c r="B${at}" s="1"><v>${(priceCents / 100).toFixed(2)}</v></c>`,
        `<c r="D${at}" s="1"><f>B${at}*C${at}</f><v>0</v></c>`,
      ])
    }),
    row(last + 2, [textCell(`A${last + 2}`, 'Total'), `<c r="D${last + 2}" s="1"><f>SUM(D4:D${last})</f><v>0</v></c>`]),
  ]
  return createZip({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeRelationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><sheets><sheet name="${first === 'fr' ? 'Commande' : 'Order'}" sheetId="1" r:id="rId1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeRelationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeRelationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="72" customWidth="1"/><col min="2" max="4" width="20" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  })
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const row = (at: number, cells: string[]) => `<row r="${at}">${cells.join('')}</row>`
const textCell = (cell: string, text: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
