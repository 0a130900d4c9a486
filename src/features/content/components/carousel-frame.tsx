'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CarouselMotion } from './carousel-motion'

type Words = { play: string; pause: string; next: string; previous: string }
type Props = {
  words: Words
  withArrows: boolean
  /** Names the row of pictures where nothing in it takes the focus; null where they are links. */
  label: string | null
  children: ReactNode
}

/**
 * Sets the pictures going when they come into view; what does that is fetched only then. It stops for good when something
 * in it takes the focus, until somebody presses Play. Spec: PUB-2.31, PUB-9.1.
 */
export function CarouselFrame({ words, withArrows, label, children }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<CarouselMotion | null>(null)
  const [plays, setPlays] = useState(false)

  useEffect(() => {
    const it = view.current
    if (!it) return
    let isGone = false
    let started: CarouselMotion | null = null
    const start = async () => {
      const { setInMotion } = await import('./carousel-motion')
      if (isGone) return
      started = setInMotion(it, setPlays)
      setMotion(started)
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        start().catch(() => {}) // it did not come: the row can be scrolled as before
      },
      { rootMargin: '200px' },
    )
    watcher.observe(it)
    return () => {
      isGone = true
      watcher.disconnect()
      started?.end()
    }
  }, [])

  return (
    <>
      {motion && (
        <div className="carousel-controls not-printed">
          {withArrows && (
            <button type="button" aria-label={words.previous} onClick={motion.previous} onFocus={motion.pause}>
              <ChevronLeft size={20} aria-hidden />
            </button>
          )}
          <button type="button" className="carousel-toggle" onClick={plays ? motion.pause : motion.play}>
            {plays ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
            {plays ? words.pause : words.play}
          </button>
          {withArrows && (
            <button type="button" aria-label={words.next} onClick={motion.next} onFocus={motion.pause}>
              <ChevronRight size={20} aria-hidden />
            </button>
          )}
        </div>
      )}
      <div
        ref={view}
        className="carousel-view"
        onFocus={motion?.pause}
        {...(label && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        {children}
      </div>
    </>
  )
}
