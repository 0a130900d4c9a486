import { spawnSync } from 'node:child_process'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'

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

/** What `xmllint` has against a document by a schema of `tests/fixtures`; empty when it is valid. */
export function faultsBySchema(xml: string, schema: string): string {
  const { error, status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], {
    input: xml,
  })
  if (error)
    throw new Error('These tests need xmllint (libxml2; on Debian the package libxml2-utils)', { cause: error })
  return status === 0 ? '' : String(stderr)
}
