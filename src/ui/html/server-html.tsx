'use client'

import { memo, useEffect, useState } from 'react'

const holder = globalThis as typeof globalThis & { refectoryHtmlCache?: { get: (name: string) => string | undefined } }

/**
 * Renders HTML that the server cached with `cacheHtml` under `name`. The response contains the HTML once. The markup of a
 * server component would be sent twice, because React repeats it in its script data; here that data holds only the name.
 *
 * In the browser the component reads the HTML back from the document, so that hydration finds the same value and a later
 * render writes the same HTML. `useState` keeps the object identical, because React writes a new object even if its HTML is
 * equal. After a client-side navigation the document has no such HTML, so the component reloads the page.
 */
export const ServerHtml = memo(function ServerHtml({ name, className }: { name: string; className?: string }) {
  const [inner] = useState(() => ({
    __html: typeof window === 'undefined' ? readCached(name) : readFromDocument(name),
  }))
  useEffect(() => {
    if (inner.__html === '') window.location.reload()
  }, [inner])
  return <div id={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
})

/** Throws if the HTML is missing: an error page is better than a menu without dishes. */
function readCached(name: string): string {
  const html = holder.refectoryHtmlCache?.get(name)
  if (!html) throw new Error(`No cached HTML named ${name}`)
  return html
}

function readFromDocument(name: string): string {
  return document.getElementById(name)?.innerHTML ?? ''
}
