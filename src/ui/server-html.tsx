'use client'

type Shelf = Map<string, string>
const holder = globalThis as typeof globalThis & { refectoryServerHtml?: Shelf }

/**
 * HTML that only the server renders. It stands in the document once: React's own script data carries its key alone,
 * and hydration leaves the nodes as they came. `shelveHtml` puts it where this component finds it on the server.
 */
export function ServerHtml({ shelf, className }: { shelf: string; className?: string }) {
  const html = typeof window === 'undefined' ? (holder.refectoryServerHtml?.get(shelf) ?? '') : ''
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
