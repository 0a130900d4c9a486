import { useId, useState } from 'react'
import { useConfig } from '@payloadcms/ui'
import type { ListedImport } from '@/domain/menu/import-record'
import { formatMessage } from '@/domain/text/format-message'
import { requestStudioApi } from '@/studio/request-staff-api'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { ImportMessages } from './import-messages'

type Props = {
  record: ListedImport
  messages: ImportMessages
  language: 'en' | 'fr'
  onClose: () => void
  onBegun: () => void
}

/** Asks before an import is undone, with the numbers of documents. Escape goes back. */
export function UndoDialog({ record, messages, language, onClose, onBegun }: Props) {
  const { api } = useConfig().config.routes
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const modal = useModalDialog(onClose)
  const titleId = useId()
  const { id, file, counts, left, state } = record

  async function confirm() {
    setIsSending(true)
    const path = `menus/imports/${id}/undo`
    const answer = await requestStudioApi(api, path, { language, unreachable: messages.unreachable, body: {} })
    setIsSending(false)
    if (answer.ok) return onBegun()
    setRefusal(answer.message)
  }
  return (
    <dialog {...modal} className="studio-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(messages.undoTitle, { file })}</h2>
      <p>{formatMessage(state === 'done' ? messages.undoCounts : messages.undoLeft, { ...counts, left })}</p>
      <p>{messages.undoHint}</p>
      <p role="alert">{refusal}</p>
      <div className="studio-dialog__buttons">
        <button type="button" disabled={isSending} onClick={() => void confirm()}>
          {messages.undoConfirm}
        </button>
        <button type="button" onClick={onClose}>
          {messages.cancel}
        </button>
      </div>
    </dialog>
  )
}
