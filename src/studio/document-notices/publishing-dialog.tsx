import { useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@payloadcms/ui'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { documentNoticesMessages } from './document-notices-messages'

type Props = {
  /** What becomes public in the other language. */
  text: string
  /** The language on screen. */
  locale: 'en' | 'fr'
  messages: ReturnType<typeof documentNoticesMessages>
  onClose: () => void
  onPublishOne: () => Promise<void>
  onPublishBoth: () => void
}

/**
 * Asks whether the unfinished text of the other language becomes public. Enter publishes the language on screen alone, Escape cancels.
 * It is rendered outside of the document's form, which its buttons would submit.
 */
export function PublishingDialog({ text, locale, messages, onClose, onPublishOne, onPublishBoth }: Props) {
  const modal = useModalDialog(onClose)
  const ids = { title: useId(), text: useId() }
  return createPortal(
    <dialog {...modal} className="studio-dialog" aria-labelledby={ids.title} aria-describedby={ids.text}>
      <h2 id={ids.title}>{messages.chooseLanguages}</h2>
      <p id={ids.text}>{text}</p>
      <div className="studio-dialog__buttons">
        <Button margin={false} onClick={() => void onPublishOne()}>
          {messages.publishOne[locale]}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onPublishBoth}>
          {messages.publishBoth}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
