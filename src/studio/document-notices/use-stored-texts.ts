import { useEffect, useState } from 'react'

/** A document in all languages: its latest draft, and what visitors read of it, null for nothing. */
export type StoredTexts = { stored: unknown; published: unknown }

type Options = {
  api: string
  slug: string | undefined
  /** Undefined for a new document. */
  id: string | number | undefined
  hasDrafts: boolean
  /** Changes with each save. */
  lastUpdateTime: number
}

type Read = { key: string; texts: StoredTexts | null; isKnown: boolean }

/** Longer than an answer takes. The studio then asks whether to publish without knowing the texts. */
const longestMilliseconds = 10_000

async function loadDocument(address: string, draft: boolean): Promise<unknown> {
  const response = await fetch(`${address}?locale=all&depth=0&draft=${draft}&fallback-locale=none`, {
    credentials: 'include',
    signal: AbortSignal.timeout(longestMilliseconds),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

const isPublished = (doc: unknown) => (doc as { _status?: unknown } | null)?._status === 'published'

async function loadTexts(address: string, hasDrafts: boolean): Promise<StoredTexts> {
  const [stored, visible] = await Promise.all([
    loadDocument(address, true),
    hasDrafts ? loadDocument(address, false) : null,
  ])
  return { stored, published: isPublished(visible) ? visible : null }
}

const nothing: StoredTexts = { stored: null, published: null }

/**
 * What is stored of a document in all languages, read when it is opened and after each save. `shown` is what was read last, null for
 * nothing. `known` is what is stored now: undefined while it is being read, null when it cannot be read.
 */
export function useStoredTexts({ api, slug, id, hasDrafts, lastUpdateTime }: Options) {
  const [read, setRead] = useState<Read | null>(null)
  const address = slug === undefined || id === undefined ? null : `${api}/${slug}/${id}`
  const key = `${address} ${lastUpdateTime}`
  useEffect(() => {
    if (address === null) return
    let isMounted = true
    loadTexts(address, hasDrafts).then(
      (texts) => isMounted && setRead({ key, texts, isKnown: true }),
      () => isMounted && setRead((before) => ({ key, texts: before?.texts ?? null, isKnown: false })),
    )
    return () => {
      isMounted = false
    }
  }, [address, hasDrafts, key])
  if (address === null) return { shown: nothing, known: nothing }
  const known = read?.key === key ? (read.isKnown ? read.texts : null) : undefined
  return { shown: read?.texts ?? nothing, known }
}
