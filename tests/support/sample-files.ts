import sharp from 'sharp'
import type { SampleFile } from './studio-calls'

const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5d4e' } })
  .png()
  .toBuffer()

export const picture = (name: string): SampleFile => ({ name: `${name}.png`, mimetype: 'image/png', data: dot })

/** A whole one-page PDF, with a table of objects that readers can follow. */
export function pdf(name: string): SampleFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>',
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = text.length
  text += `xref\n0 4\n0000000000 65535 f \n${starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return { name: `${name}.pdf`, mimetype: 'application/pdf', data: Buffer.from(text) }
}
