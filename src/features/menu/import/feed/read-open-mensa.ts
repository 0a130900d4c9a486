import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Checked } from '@/features/menu/import/import-problems'
import { failure } from '@/features/menu/import/table/table'

export type FeedMeal = { line: number; name: string; notes: string[] }
export type FeedCategory = { name: string; meals: FeedMeal[] }
/** A day of a canteen. `line` is its line in the file. */
export type FeedDay = { line: number; date: string; closed: boolean; categories: FeedCategory[] }

const mostCharacters = 4 * 1024 * 1024

const refusals = {
  tooLarge: ['the feed is larger than 4 MB', 'le flux dépasse 4\u00a0Mo'],
  documentType: ['the feed has a DOCTYPE, which is not accepted', 'le flux a un DOCTYPE, ce qui n’est pas accepté'],
  other: [
    'this is no OpenMensa feed (version 2) with closed days or meals',
    'ce n’est pas un flux OpenMensa (version 2) avec des jours fermés ou des repas',
  ],
} as const

type Node = Readonly<Record<string | symbol, unknown>>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: true, // decodes &#233;, too; a feed cannot declare entities without a DOCTYPE
  isArray: (name) => ['day', 'category', 'meal', 'note'].includes(name),
  captureMetaData: true,
})

/** Whether a file begins as XML does, in UTF-8 or UTF-16: no file of ours with columns begins with `<`. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'))

/**
 * Reads the days of an OpenMensa feed of version 2, with categories, meals and their notes. Prices, opening hours and the address are
 * left out: menus have none. Spec of the format: https://docs.openmensa.org/feed/v2/.
 */
export function readOpenMensa(text: string): Checked<FeedDay[]> {
  if (text.length > mostCharacters) return failure(null, ...refusals.tooLarge)
  if (/<!DOCTYPE/i.test(text)) return failure(null, ...refusals.documentType)
  const validity = XMLValidator.validate(text)
  if (validity !== true) return failure(validity.err.line, 'the XML is not well-formed', 'le XML est mal formé')
  const canteen = canteenOf(text)
  const lineOf = makeLineCounter(text)
  const days = nodesOf(canteen, 'day').map((day) => ({
    line: lineOf(day),
    date: textOf(day['@date']),
    closed: 'closed' in day,
    categories: nodesOf(day, 'category').map((category) => ({
      name: textOf(category['@name']),
      meals: nodesOf(category, 'meal').map((meal) => ({
        line: lineOf(meal),
        name: textOf(meal.name),
        notes: nodesOf(meal, 'note').map(textOf).filter(Boolean),
      })),
    })),
  }))
  const isUseful = days.some(({ closed, categories }) => closed || categories.some(({ meals }) => meals.length > 0))
  return isUseful ? { ok: true, value: days } : failure(null, ...refusals.other)
}

/** The canteen of a feed; null without one. The parser throws for elements that are nested more than a hundred times. */
function canteenOf(text: string): unknown {
  try {
    return nodeOf(nodeOf(parser.parse(text)).openmensa).canteen
  } catch {
    return null
  }
}

const nodeOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})

function nodesOf(parent: unknown, name: string): Node[] {
  const children = nodeOf(parent)[name]
  return Array.isArray(children)
    ? children.map((child) => (typeof child === 'string' ? { '#text': child } : nodeOf(child)))
    : []
}

/** The text of an element on one line. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : nodeOf(value)['#text']
  return typeof text === 'string' ? text.replace(/[ \t\n]+/g, ' ').trim() : ''
}

/** Elements come in the order of the file, so each line is counted once. */
function makeLineCounter(text: string) {
  const metadata = XMLParser.getMetaDataSymbol() as unknown as symbol // its type is that of the object `Symbol`
  let [line, read] = [1, 0]
  return (node: Node): number => {
    const { startIndex = 0 } = nodeOf(node[metadata]) as { startIndex?: number }
    for (; read < startIndex; read += 1) if (text[read] === '\n') line += 1
    return line
  }
}
