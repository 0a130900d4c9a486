import { useId, useRef } from 'react'
import { Button, toast, useTranslation } from '@payloadcms/ui'
import { formatMessage } from '@/domain/text/format-message'
import type { UnsavedText } from './list-unsaved-texts'
import './unsaved-text.css'

const en = {
  title: 'Your unsaved text: {title}',
  help: 'Somebody else is editing this document now. What you typed was not saved. Copy what you need before you close this panel.',
  copy: 'Copy my text',
  close: 'Close',
  copied: 'Your text is copied.',
  select: 'Your text is selected. Press Ctrl+C (⌘C on a Mac) to copy it.',
}
const fr: typeof en = {
  title: 'Votre texte non enregistré\u00a0: {title}',
  help: 'Quelqu’un d’autre modifie maintenant ce document. Ce que vous avez entré n’a pas été enregistré. Copiez ce qu’il vous faut avant de fermer ce panneau.',
  copy: 'Copier mon texte',
  close: 'Fermer',
  copied: 'Votre texte est copié.',
  select: 'Votre texte est sélectionné. Appuyez sur Ctrl+C (⌘C sur un Mac) pour le copier.',
}

const unsavedTextMessages = (language: 'en' | 'fr') => (language === 'fr' ? fr : en)

type Props = { title: string; texts: UnsavedText[]; onClose: () => void }

/** The unsaved texts of one document, to select or to copy at once. */
export function UnsavedTextPanel({ title, texts, onClose }: Props) {
  const { i18n } = useTranslation()
  const messages = unsavedTextMessages(i18n.language === 'fr' ? 'fr' : 'en')
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const text = texts.map((each) => `${each.label}\n${each.text}`).join('\n\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(messages.copied)
    } catch {
      area.current?.select() // browsers refuse the clipboard to pages without HTTPS
      toast.info(messages.select)
    }
  }
  return (
    <section className="unsaved-text" aria-labelledby={id}>
      <h2 id={id}>{formatMessage(messages.title, { title })}</h2>
      <p role="alert">{messages.help}</p>
      <textarea ref={area} aria-labelledby={id} readOnly rows={Math.min(8, text.split('\n').length)} value={text} />
      <div>
        <Button size="medium" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button size="medium" buttonStyle="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </section>
  )
}
