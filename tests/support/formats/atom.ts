import type { Element } from '@xmldom/xmldom'
import { readXml } from './xml'

const namespace = 'http://www.w3.org/2005/Atom'
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** The elements that RFC 4287 allows in a feed and in an entry, with their minimum and maximum number. */
const feedElements: Record<string, [number, number]> = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  author: [1, Infinity],
  link: [1, Infinity],
  generator: [0, 1],
  entry: [0, Infinity],
}
const entryElements: Record<string, [number, number]> = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  published: [0, 1],
  link: [1, Infinity],
  summary: [0, 1],
  content: [0, 1],
}

const childrenOf = (parent: Element) => [...parent.childNodes].filter((node) => node.nodeType === 1) as Element[]

/** Returns the violations of RFC 4287 in an Atom feed, or an empty list. */
export function findAtomErrors(text: string): string[] {
  const root = readXml(text).documentElement
  if (!root || root.namespaceURI !== namespace || root.localName !== 'feed') return ['not an Atom feed']
  const entries = childrenOf(root).filter(({ localName }) => localName === 'entry')
  const ids = [root, ...entries].map((each) => textIn(each, 'id'))
  return [
    ...findElementErrors(root, feedElements),
    ...entries.flatMap((entry) => findElementErrors(entry, entryElements)),
    ...(new Set(ids).size === ids.length ? [] : ['duplicate id']),
    ...ids.filter((id) => !URL.canParse(id)).map((id) => `not an IRI: ${id}`),
  ]
}

function findElementErrors(parent: Element, allowed: Record<string, [number, number]>): string[] {
  const children = childrenOf(parent)
  const miscounted = Object.entries(allowed).filter(([name, [least, most]]) => {
    const count = children.filter(({ localName }) => localName === name).length
    return count < least || count > most
  })
  const dates = children.filter(({ localName }) => localName === 'updated' || localName === 'published')
  const links = children.filter(({ localName }) => localName === 'link')
  const alternates = links.filter((link) => link.getAttribute('rel') === 'alternate')
  return [
    ...children
      .filter((child) => child.namespaceURI !== namespace)
      .map((child) => `other namespace: ${child.nodeName}`),
    ...children
      .filter(({ localName }) => !allowed[localName ?? ''])
      .map((child) => `unknown element: ${child.nodeName}`),
    ...miscounted.map(([name]) => `wrong number of elements: ${name}`),
    ...dates
      .filter(({ textContent }) => !instant.test(textContent ?? ''))
      .map((child) => `not a date: ${child.textContent}`),
    ...links.filter((link) => !URL.canParse(link.getAttribute('href') ?? '')).map(() => 'link without a valid URL'),
    ...(alternates.length === 1 ? [] : ['not exactly one alternate link']),
  ]
}

const textIn = (parent: Element, name: string) =>
  childrenOf(parent).find((child) => child.localName === name)?.textContent ?? ''

/** Returns the entries of a feed: the text of each element by name, and the URL of each link by relation. */
export function readAtomEntries(text: string): Record<string, string>[] {
  const root = readXml(text).documentElement
  const entries = root ? childrenOf(root).filter(({ localName }) => localName === 'entry') : []
  return entries.map((entry) =>
    Object.fromEntries(
      childrenOf(entry).map((child) =>
        child.localName === 'link'
          ? [child.getAttribute('rel') ?? '', child.getAttribute('href') ?? '']
          : [child.localName ?? '', child.textContent ?? ''],
      ),
    ),
  )
}
