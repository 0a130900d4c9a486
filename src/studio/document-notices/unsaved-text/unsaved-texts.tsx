'use client'
import { createContext, useCallback, useState, type ReactNode } from 'react'
import { useAuth, useModal } from '@payloadcms/ui'
import type { UnsavedText } from './list-unsaved-texts'
import { UnsavedTextPanel } from './unsaved-text-panel'

/** Payload's dialogs that say that somebody else edits the document. What a person chooses there loads it again. */
export const lockDialogs = ['document-take-over', 'document-locked']

type UnsavedDocument = { key: string; title: string; person: string; texts: UnsavedText[] }

/** Keeps the texts of a document until the person closes their panel. */
export const KeepUnsavedTexts = createContext<(document: UnsavedDocument) => void>(() => undefined)

const without = (documents: readonly UnsavedDocument[], key: string) => documents.filter((each) => each.key !== key)

/**
 * Shows what a person typed in a document that somebody else took over, on whatever page they go to. It is above the document,
 * because Payload replaces the form and everything in it when the document becomes read-only. Keeps the texts in memory only.
 */
export function UnsavedTexts({ children }: { children: ReactNode }) {
  const [documents, setDocuments] = useState<UnsavedDocument[]>([])
  const person = String(useAuth().user?.id)
  const { isModalOpen } = useModal()
  const keep = useCallback(
    (document: UnsavedDocument) => setDocuments((before) => [...without(before, document.key), document]),
    [],
  )
  const own = lockDialogs.some(isModalOpen) ? [] : documents.filter((each) => each.person === person)
  return (
    <KeepUnsavedTexts value={keep}>
      {own.length > 0 && (
        <div className="unsaved-texts">
          {own.map((document) => (
            <UnsavedTextPanel
              {...document}
              key={document.key}
              onClose={() => setDocuments(without(documents, document.key))}
            />
          ))}
        </div>
      )}
      {children}
    </KeepUnsavedTexts>
  )
}
