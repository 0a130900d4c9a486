import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** Reads a PDF: its text in one line, its metadata and the number of its pages. */
export async function readPdf(bytes: ArrayBuffer | Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), meta: await getMeta(pdf), pages: pdf.numPages }
}
