import { readFile } from 'node:fs/promises'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { validateXML } from 'xmllint-wasm'

/** An XML document as a reader without patience sees it: the first fault, a warning too, is an error. */
export function readXml(text: string): Document {
  return new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  }).parseFromString(text, 'text/xml')
}

/** The elements of a name below another, in order. */
export const elements = (of: Document | Element, name: string): Element[] => [...of.getElementsByTagName(name)]

/** The text of the first element of a name; null when there is none. */
export const textOf = (of: Document | Element, name: string): string | null =>
  elements(of, name)[0]?.textContent ?? null

/** What `xmllint --schema` has against a document by a schema of `tests/fixtures`; empty when it is valid. */
export async function faultsBySchema(xml: string, schema: string): Promise<string> {
  const { valid, rawOutput } = await validateXML({ xml, schema: await readFile(schema, 'utf8') })
  return valid ? '' : rawOutput
}
