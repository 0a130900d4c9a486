'use client'
import { useEffect, useId, useState } from 'react'
import { useAuth, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { findUnsavedTexts } from '@/domain/text/unsaved-texts'

const labels = {
  en: 'Somebody else has taken over this document. Your text that is not saved, to copy:',
  fr: 'Une autre personne a pris le relais dans ce document. Votre texte non enregistré, à copier\u00a0:',
}

const idOf = (editor: unknown) =>
  typeof editor === 'object' && editor !== null ? (editor as { id?: unknown }).id : editor

/** Keeps what a person has typed when another one takes over the document: Payload loads it again, without their text. */
export function UnsavedText() {
  const { currentEditor, data } = useDocumentInfo()
  const { getData } = useForm()
  const person = useAuth().user?.id
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const [text, setText] = useState('')
  const id = useId()
  const editor = idOf(currentEditor)
  useEffect(() => {
    if (editor === undefined || editor === null || editor === person) return
    const texts = findUnsavedTexts(getData(), data).join('\n\n')
    if (texts !== '') setText((kept) => kept || texts)
  }, [data, editor, getData, person])
  if (text === '') return null
  return (
    <div className="unsaved-text">
      <label htmlFor={id}>{labels[language]}</label>
      <textarea id={id} readOnly rows={Math.min(12, text.split('\n').length + 1)} value={text} />
    </div>
  )
}
