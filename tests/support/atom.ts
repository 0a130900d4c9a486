import type { Element } from '@xmldom/xmldom'
import { readXml } from './xml'

const namespace = 'http://www.w3.org/2005/Atom'
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** What RFC 4287 allows below a feed and an entry: how often at least, and at most. */
const ofFeed: Record<string, [number, number]> = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  author: [1, Infinity],
  link: [1, Infinity],
  generator: [0, 1],
  entry: [0, Infinity],
}
const ofEntry: Record<string, [number, number]> = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  published: [0, 1],
  link: [1, Infinity],
  summary: [0, 1],
  content: [0, 1],
}

const childrenOf = (of: Element) => [...of.childNodes].filter((node) => node.nodeType === 1) as Element[]

/** What a feed has against RFC 4287, element by element; empty when it is one. */
export function faultsOfAtom(text: string): string[] {
  const root = readXml(text).documentElement
  if (!root || root.namespaceURI !== namespace || root.localName !== 'feed') return ['no feed']
  const entries = childrenOf(root).filter(({ localName }) => localName === 'entry')
  const ids = [root, ...entries].map((each) => textIn(each, 'id'))
  return [
    ...faultsBelow(root, ofFeed),
    ...entries.flatMap((entry) => faultsBelow(entry, ofEntry)),
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
    ...ids.filter((id) => !URL.canParse(id)).map((id) => `no IRI: ${id}`),
  ]
}

function faultsBelow(of: Element, allowed: Record<string, [number, number]>): string[] {
  const children = childrenOf(of)
  const counted = Object.entries(allowed).filter(([name, [least, most]]) => {
    const count = children.filter(({ localName }) => localName === name).length
    return count < least || count > most
  })
  const dates = children.filter(({ localName }) => localName === 'updated' || localName === 'published')
  const links = children.filter(({ localName }) => localName === 'link')
  const alternates = links.filter((link) => link.getAttribute('rel') === 'alternate')
  return [
    ...children.filter((it) => it.namespaceURI !== namespace).map((it) => `of another namespace: ${it.nodeName}`),
    ...children.filter(({ localName }) => !allowed[localName ?? '']).map((it) => `unknown: ${it.nodeName}`),
    ...counted.map(([name]) => `not as often as allowed: ${name}`),
    ...dates.filter(({ textContent }) => !instant.test(textContent ?? '')).map((it) => `no instant: ${it.textContent}`),
    ...links.filter((link) => !URL.canParse(link.getAttribute('href') ?? '')).map(() => 'a link to nowhere'),
    ...(alternates.length === 1 ? [] : ['not one alternate']),
  ]
}

const textIn = (of: Element, name: string) => childrenOf(of).find((it) => it.localName === name)?.textContent ?? ''

/** The entries of a feed with the text of each element, links by their relation. */
export function entriesOfAtom(text: string): Record<string, string>[] {
  const root = readXml(text).documentElement
  const entries = root ? childrenOf(root).filter(({ localName }) => localName === 'entry') : []
  return entries.map((entry) =>
    Object.fromEntries(
      childrenOf(entry).map((it) =>
        it.localName === 'link'
          ? [it.getAttribute('rel') ?? '', it.getAttribute('href') ?? '']
          : [it.localName ?? '', it.textContent ?? ''],
      ),
    ),
  )
}
