'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CarouselControls } from './start-carousel'

type Words = { play: string; pause: string; next: string; previous: string }
type Props = {
  words: Words
  withArrows: boolean
  /** The accessible name of the focusable row; null if the pictures are links, which take the focus themselves. */
  label: string | null
  children: ReactNode
}

/**
 * Starts the carousel when it comes into view and loads its script only then. Autoplay stops when something in the carousel
 * gets the focus, and starts again only with Play. Spec: PUB-2.31, PUB-9.1.
 */
export function CarouselFrame({ words, withArrows, label, children }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const [controls, setControls] = useState<CarouselControls | null>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const element = view.current
    if (!element) return
    let isUnmounted = false
    let started: CarouselControls | null = null
    const start = async () => {
      const { startCarousel } = await import('./start-carousel')
      if (isUnmounted) return
      started = startCarousel(element, setPlaying)
      setControls(started)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        start().catch(() => {}) // the script did not load: the row stays scrollable
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      isUnmounted = true
      observer.disconnect()
      started?.destroy()
    }
  }, [])

  return (
    <>
      {controls && (
        <div className="carousel-controls not-printed">
          {withArrows && (
            <button type="button" aria-label={words.previous} onClick={controls.previous} onFocus={controls.pause}>
              <ChevronLeft size={20} aria-hidden />
            </button>
          )}
          <button type="button" className="carousel-toggle" onClick={isPlaying ? controls.pause : controls.play}>
            {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
            {isPlaying ? words.pause : words.play}
          </button>
          {withArrows && (
            <button type="button" aria-label={words.next} onClick={controls.next} onFocus={controls.pause}>
              <ChevronRight size={20} aria-hidden />
            </button>
          )}
        </div>
      )}
      <div
        ref={view}
        className="carousel-view"
        onFocus={controls?.pause}
        {...(label && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        {children}
      </div>
    </>
  )
}
