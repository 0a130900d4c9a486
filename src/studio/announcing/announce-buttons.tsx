import { useState } from 'react'
import { Button, useAuth } from '@payloadcms/ui'
import type { Locale } from '@/domain/locale'
import { AnnounceDialog, type AnnouncementKind, type AnnounceSite } from './announce-dialog'
import { announceMessages } from './announce-messages'

type Props = { site: AnnounceSite; language: Locale; onDone: () => void }

/** Opens the short forms for what visitors shall see at once: an alert, a popup. Each for who may store it. */
export function AnnounceButtons({ site, language, onDone }: Props) {
  const messages = announceMessages[language]
  const { collections } = useAuth().permissions ?? {}
  const [open, setOpen] = useState<AnnouncementKind | null>(null)
  const [shown, setShown] = useState<AnnouncementKind | null>(null)
  const kinds = [
    ...(collections?.sites?.update ? (['alert'] as const) : []),
    ...(collections?.popups?.create ? (['popup'] as const) : []),
  ]
  if (kinds.length === 0) return null
  return (
    <>
      <div className="studio-dialog__buttons">
        {kinds.map((kind) => (
          <Button key={kind} size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(kind)}>
            {messages[kind]}
          </Button>
        ))}
      </div>
      <p role="status" className="today-panel__done">
        {shown && messages.isShown[shown]}
      </p>
      {open && (
        <AnnounceDialog
          kind={open}
          site={site}
          language={language}
          onClose={() => setOpen(null)}
          onDone={() => {
            setShown(open)
            setOpen(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
