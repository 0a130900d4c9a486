import { useEffect, useRef } from 'react'

/**
 * Tells the style sheet when an element has left the screen upwards, by `data-shrunk`, and keeps its height meanwhile,
 * so that nothing below moves when its content becomes a line at the top of the screen.
 */
export function useShrunkHead() {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const it = head.current
    if (!it) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const shrunk = !entry.isIntersecting && entry.boundingClientRect.top < 0
      if (shrunk) it.style.minHeight = `${entry.boundingClientRect.height}px`
      it.toggleAttribute('data-shrunk', shrunk)
      document.getElementById('menu')?.toggleAttribute('data-shrunk', shrunk)
      if (!shrunk) it.style.minHeight = ''
    })
    observer.observe(it)
    return () => observer.disconnect()
  }, [])
  return head
}
