'use client'
import { useId, useState, type FormEvent } from 'react'
import { useRouter } from 'next/navigation'
import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { formatMessage } from '@/domain/text/format-message'
import { requestStudioApi } from '@/studio/request-staff-api'
import { useSiteQuery } from '@/studio/today/use-site-query'
import { useModalDialog } from '@/ui/html/use-modal-dialog'

const en = {
  open: 'Add several…',
  title: 'Add several at once',
  lines: {
    'faculty-emails': 'One email on each line, such as a column copied from a spreadsheet',
    'blocked-student-accounts': 'One student ID on each line, and a note in the next column',
  },
  file: 'Or choose a CSV file',
  add: 'Add',
  cancel: 'Cancel',
  done: '{added} added. {existing} were in the list already.',
  unreachable: 'The server did not answer. Nothing was added. Try again.',
}
const fr: typeof en = {
  open: 'En ajouter plusieurs…',
  title: 'En ajouter plusieurs à la fois',
  lines: {
    'faculty-emails': 'Un courriel par ligne, comme une colonne copiée d’un tableur',
    'blocked-student-accounts': 'Un numéro étudiant par ligne, et une note dans la colonne suivante',
  },
  file: 'Ou choisissez un fichier CSV',
  add: 'Ajouter',
  cancel: 'Annuler',
  done: 'Ajoutés\u00a0: {added}. Déjà dans la liste\u00a0: {existing}.',
  unreachable: 'Le serveur n’a pas répondu. Rien n’a été ajouté. Réessayez.',
}

type Props = { collectionSlug: keyof typeof en.lines; hasCreatePermission?: boolean }

/** Adds the lines of a pasted column or of a CSV file to a list of the chosen site. */
export function AddSeveral({ collectionSlug, hasCreatePermission }: Props) {
  const { i18n } = useTranslation()
  const messages = i18n.language === 'fr' ? fr : en
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState('')
  if (!hasCreatePermission) return null
  const finish = (added: number, existing: number) => {
    setDone(formatMessage(messages.done, { added, existing }))
    setOpen(false)
    router.refresh()
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <p role="status">{done}</p>
      {isOpen && (
        <SeveralDialog list={collectionSlug} messages={messages} onClose={() => setOpen(false)} onDone={finish} />
      )}
    </div>
  )
}

type DialogProps = {
  list: keyof typeof en.lines
  messages: typeof en
  onClose: () => void
  onDone: (added: number, existing: number) => void
}

function SeveralDialog({ list, messages, onClose, onDone }: DialogProps) {
  const { api } = useConfig().config.routes
  const { i18n } = useTranslation()
  const site = useSiteQuery()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const modal = useModalDialog(onClose)
  const titleId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSending(true)
    const call = { language: i18n.language, unreachable: messages.unreachable, body: { text } }
    const answer = await requestStudioApi(api, `${list}/several?${site}`, call)
    setIsSending(false)
    if (answer.ok) return onDone(Number(answer.body.added), Number(answer.body.existing))
    setRefusal(answer.message)
  }
  return (
    <dialog {...modal} className="studio-dialog close-dialog" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={titleId}>{messages.title}</h2>
        <div className="close-dialog__texts">
          <label>
            {messages.lines[list]}
            <textarea rows={10} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          <label>
            {messages.file}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
            />
          </label>
        </div>
        <p role="alert" className="today-panel__refusal">
          {refusal}
        </p>
        <div className="studio-dialog__buttons">
          <Button type="submit" margin={false} disabled={isSending}>
            {messages.add}
          </Button>
          <Button type="button" margin={false} buttonStyle="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
