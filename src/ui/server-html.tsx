'use client'

import { memo, useEffect, useState } from 'react'

const holder = globalThis as typeof globalThis & { refectoryHtmlShelf?: { get: (name: string) => string | undefined } }

/**
 * HTML that only the server renders, by the name that `shelveHtml` gave. It stands in the answer once: React's script
 * data carry the name alone, where a server component's markup would be sent a second time.
 *
 * In the browser it takes over the nodes as they came. Their HTML is read back from the document, so that React finds
 * what it expects, and would write the same again should it ever have to render the page anew. The value keeps its
 * identity, for React writes a new one even when it is equal. Arrived at without a page load, where no server has
 * rendered it, it loads the page.
 */
export const ServerHtml = memo(function ServerHtml({ name, className }: { name: string; className?: string }) {
  const [inner] = useState(() => ({ __html: typeof window === 'undefined' ? shelved(name) : inDocument(name) }))
  useEffect(() => {
    if (inner.__html === '') window.location.reload()
  }, [inner])
  return <div id={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
})

/** Empty HTML would be a menu without dishes: rather no page than that. */
function shelved(name: string): string {
  const html = holder.refectoryHtmlShelf?.get(name)
  if (!html) throw new Error(`No HTML on the shelf under ${name}`)
  return html
}

function inDocument(name: string): string {
  return document.getElementById(name)?.innerHTML ?? ''
}
