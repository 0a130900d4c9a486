'use client'

import { useEffect, useRef } from 'react'
import './both-languages.css'

type Frame = { language: 'en' | 'fr'; name: string; address: string }
type Props = { title: string; frames: Frame[] }

/** What Payload's live preview sends to its frame after each save, and what it waits for before it does. */
const saved = 'payload-document-event'
const isReady = { type: 'payload-live-preview', ready: true }

/** The preview of a document in both languages, which follows each save in the studio around it. */
export function BothLanguages({ title, frames }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { origin } = window.location
    const reload = () => {
      for (const frame of list.current?.querySelectorAll('iframe') ?? []) frame.contentWindow?.location.reload()
    }
    const follow = ({ data, origin: from }: MessageEvent<unknown>) => {
      if (from === origin && (data as { type?: unknown } | null)?.type === saved) reload()
    }
    const refresh = () => document.visibilityState === 'visible' && reload()
    window.addEventListener('message', follow)
    document.addEventListener('visibilitychange', refresh) // in a tab of its own, nobody sends messages
    if (window.parent !== window) window.parent.postMessage(isReady, origin)
    return () => {
      window.removeEventListener('message', follow)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  return (
    <main className="both-previews" ref={list}>
      <h1 className="sr-only">{title}</h1>
      {frames.map(({ language, name, address }) => (
        <section key={language} aria-label={name}>
          {frames.length > 1 && <h2 lang={`${language}-CA`}>{name}</h2>}
          <iframe src={address} title={name} lang={`${language}-CA`} />
        </section>
      ))}
    </main>
  )
}
