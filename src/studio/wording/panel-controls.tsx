'use client'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { namePanelControls } from './name-panel-controls'

/** Names controls of Payload's panel in the studio's language, again after each change of the page. */
export function PanelControls({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  useEffect(() => {
    let frame = 0
    const name = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        namePanelControls(document, language)
      })
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [language])
  return children
}
