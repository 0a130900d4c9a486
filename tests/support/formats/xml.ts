import { readFile } from 'node:fs/promises'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { validateXML } from 'xmllint-wasm'

/** Parses an XML document. Throws at the first error or warning. */
export function readXml(text: string): Document {
  return new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  }).parseFromString(text, 'text/xml')
}

/** All descendants with a tag name, in document order. */
export const elements = (parent: Document | Element, name: string): Element[] => [...parent.getElementsByTagName(name)]

/** The text of the first descendant with a tag name; null if there is none. */
export const textOf = (parent: Document | Element, name: string): string | null =>
  elements(parent, name)[0]?.textContent ?? null

/** Validates a document against a schema of `tests/fixtures` with xmllint. Returns its output, empty if the document is valid. */
export async function findSchemaErrors(xml: string, schema: string): Promise<string> {
  const { valid, rawOutput } = await validateXML({ xml, schema: await readFile(schema, 'utf8') })
  return valid ? '' : rawOutput
}
