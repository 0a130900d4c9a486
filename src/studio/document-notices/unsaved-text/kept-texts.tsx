import { use, useEffect } from 'react'
import { useAllFormFields, useAuth, useDocumentInfo, useDocumentTitle, useModal } from '@payloadcms/ui'
import type { NamedField } from '@/domain/text/named-fields'
import { listUnsavedTexts } from './list-unsaved-texts'
import { KeepUnsavedTexts, lockDialogs } from './unsaved-texts'

type Props = { fields: readonly NamedField[]; language: 'en' | 'fr' }

const idOf = (editor: unknown) => (typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor)

/** Keeps what the person typed in the document when Payload's dialog says that somebody else edits it. */
export function KeptTexts({ fields, language }: Props) {
  const { id, collectionSlug, currentEditor } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { isModalOpen } = useModal()
  const [state] = useAllFormFields()
  const keep = use(KeepUnsavedTexts)
  const person = useAuth().user?.id
  const isTaken = lockDialogs.some(isModalOpen) && Boolean(currentEditor) && idOf(currentEditor) !== person
  useEffect(() => {
    const texts = isTaken ? listUnsavedTexts(state, fields, language) : []
    if (texts.length > 0) keep({ key: `${collectionSlug}/${id}`, title, person: String(person), texts })
  }, [collectionSlug, fields, id, isTaken, keep, language, person, state, title])
  return null
}
