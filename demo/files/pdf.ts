import type { DemoPdf } from '../shapes/content-shape'
import { toPdfString, textWidth, wrapText } from './pdf-text'

type Language = 'en' | 'fr'

/** A US Letter sheet, as Canada uses it, in points. */
const sheet = { width: 612, height: 792, margin: 60 }
const ink = '0.11 0.10 0.09'
const mutedInk = '0.37 0.35 0.31'
const footers = {
  en: 'Demo document: everything in it is invented.',
  fr: 'Document de démonstration : tout y est inventé.',
}

/**
 * Composes a PDF document of two pages, the first in the language `first`, the second in the other one.
 *
 * `colour` is `#rrggbb`, and `issuer` is the name in the header. The fonts are PDF's standard fonts. Throws if a text does
 * not fit on its page.
 */
export function composePdf(
  document: DemoPdf,
  issuer: Record<Language, string>,
  colour: string,
  first: Language,
): Buffer {
  const other: Language = first === 'en' ? 'fr' : 'en'
  const pages = [first, other].map((language) => renderPage(document, issuer[language], colour, language))
  return assembleDocument(pages, document.title[first], first)
}

function renderPage({ title, subtitle, parts }: DemoPdf, issuer: string, colour: string, language: Language): string {
  const { width, height, margin } = sheet
  const brand = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
  const out: string[] = [`${brand} rg 0 ${height - 112} ${width} 112 re f`]
  let y = height - 48
  const write = (font: 'F1' | 'F2', size: number, colourOf: string, words: string, x = margin) =>
    out.push(`BT /${font} ${size} Tf ${colourOf} rg ${x.toFixed(2)} ${y.toFixed(2)} Td (${toPdfString(words)}) Tj ET`)
  write('F1', 12, '1 1 1', issuer)
  y -= 36
  write('F2', 25, '1 1 1', title[language])
  y -= 60
  for (const line of wrapText(subtitle[language], 'plain', 13, width - 2 * margin)) {
    write('F1', 13, mutedInk, line)
    y -= 18
  }
  for (const { heading, text, lines } of parts) {
    y -= 16
    if (heading) {
      write('F2', 15, brand, heading[language])
      y -= 22
    }
    for (const line of text ? wrapText(text[language], 'plain', 11, width - 2 * margin) : []) {
      write('F1', 11, ink, line)
      y -= 16
    }
    for (const { name, amount } of lines ?? []) {
      write('F1', 11, ink, name[language])
      write('F1', 11, ink, amount[language], width - margin - textWidth(amount[language], 'plain', 11))
      out.push(`0.89 0.88 0.84 RG 0.6 w ${margin} ${y - 6} m ${width - margin} ${y - 6} l S`)
      y -= 21
    }
  }
  if (y < 70) throw new Error(`“${title[language]}” does not fit on its page`)
  y = 40
  write('F1', 9, mutedInk, footers[language])
  return out.join('\n')
}

/** Assembles the objects and the cross-reference table (ISO 32000-1, 7.5). */
function assembleDocument(pages: string[], title: string, language: Language): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const firstPage = 6
  const references = pages.map((_, index) => `${firstPage + 2 * index} 0 R`)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}-CA) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${references.join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <feff${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents ${firstPage + 1 + 2 * index} 0 R ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
