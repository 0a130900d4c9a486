import { useEffect, useRef } from 'react'

/**
 * Sets `data-compact` on the element and on the menu while the element is scrolled out above the screen. The style sheet
 * then shows its content as a fixed line at the top. The element keeps its height, so that nothing below it moves.
 */
export function useCompactHeader() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const header = ref.current
    if (!header) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const isCompact = !entry.isIntersecting && entry.boundingClientRect.top < 0
      if (isCompact) header.style.minHeight = `${entry.boundingClientRect.height}px`
      header.toggleAttribute('data-compact', isCompact)
      document.getElementById('menu')?.toggleAttribute('data-compact', isCompact)
      if (!isCompact) header.style.minHeight = ''
    })
    observer.observe(header)
    return () => observer.disconnect()
  }, [])
  return ref
}
