import { useId } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { progressOf, underWay, undoable, type ListedImport } from '@/domain/menu/import-record'
import { formatMessage } from '@/domain/text/format-message'
import type { ImportMessages } from './import-messages'

type Props = {
  record: ListedImport
  messages: ImportMessages
  language: 'en' | 'fr'
  onUndo: (record: ListedImport) => void
}

/** What an import that has ended did, in one sentence. */
export function describeOutcome(
  { state, counts, total, written, left }: ListedImport,
  { outcome }: ImportMessages,
): string {
  if (state === 'running' || state === 'undoing') return ''
  const { added, changed } = counts
  return formatMessage(outcome[state], {
    added,
    changed,
    total,
    left,
    written: written ?? 0,
    undone: (written ?? 0) - left,
  })
}

/** An import of the list: its file, who imported it and when, how far it is or what it did. */
export function PastImport({ record, messages, language, onUndo }: Props) {
  const { file, by, at, state, left, problems } = record
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const progressId = useId()
  const { done, of } = progressOf(record)
  const locale = `${language}-CA`
  const values = { done: done.toLocaleString(locale), of: of.toLocaleString(locale) }
  return (
    <li>
      <strong>{file}</strong>
      <p>
        {formatDate({ date: at, i18n, pattern: config.admin.dateFormat })} · {by}
      </p>
      {underWay.includes(state) ? (
        <>
          <p id={progressId}>{formatMessage(state === 'undoing' ? messages.undoing : messages.running, values)}</p>
          <progress aria-labelledby={progressId} value={done} max={Math.max(of, 1)} />
        </>
      ) : (
        <p>{describeOutcome(record, messages)}</p>
      )}
      {problems.length > 0 && (
        <details open={state !== 'done'}>
          <summary>{formatMessage(messages.lines, { count: problems.length })}</summary>
          <ul>
            {problems.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {undoable.includes(state) && left > 0 && (
        <button type="button" onClick={() => onUndo(record)}>
          {messages.undo} <span className="visually-hidden">{file}</span>
        </button>
      )}
    </li>
  )
}
