'use client'
import { useRef, useState } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { progressOf, underWay, type ListedImport } from '@/domain/menu/import-record'
import { formatMessage } from '@/domain/text/format-message'
import { LoadState } from '@/studio/sales/load-state'
import { describeOutcome, PastImport } from './past-import'
import { Report } from './import-report'
import { UndoDialog } from './undo-dialog'
import { useImports } from './use-imports'
import type { ImportMessages } from './import-messages'

type Props = { site: string; started: string | null; messages: ImportMessages }

/** What a screen reader hears of an import: each quarter of its progress, then its outcome. */
function announce(newest: ListedImport | undefined, messages: ImportMessages): string {
  if (!newest) return ''
  if (!underWay.includes(newest.state)) return describeOutcome(newest, messages)
  const { done, of } = progressOf(newest)
  return formatMessage(messages.percent, { file: newest.file, percent: Math.floor((done / Math.max(of, 1)) * 4) * 25 })
}

/** The last imports of a site: how far they are, what they did, and their undoing. First the report of the one started here. */
export function PastImports({ site, started, messages }: Props) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const state = useImports(site, started)
  const { imports, isUnderWay, reload } = state
  const [chosen, setChosen] = useState<ListedImport | null>(null)
  const [watched, setWatched] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = imports?.find((each) => underWay.includes(each.state))
  if (current && current.id !== watched) setWatched(current.id)
  const ended = isUnderWay ? undefined : imports?.find(({ id, state: each }) => id === started && each !== 'undone')
  const isDone = ended?.state === 'done'
  return (
    <>
      {ended && ended.state !== 'stopped' && (
        <Report
          shown={{
            report: {
              kind: isDone ? ended.kind : null,
              counts: isDone ? ended.counts : null,
              problems: ended.problems,
            },
            isWritten: true,
          }}
          messages={messages}
        />
      )}
      <h2 ref={heading} tabIndex={-1}>
        {messages.past}
      </h2>
      <LoadState state={state} messages={messages} />
      <p role="status" className="visually-hidden">
        {announce(current ?? imports?.find(({ id }) => id === watched), messages)}
      </p>
      {imports?.length === 0 && <p>{messages.none}</p>}
      {imports && imports.length > 0 && (
        <ul className="menu-import__past">
          {imports.map((each) => (
            <PastImport key={each.id} record={each} messages={messages} language={language} onUndo={setChosen} />
          ))}
        </ul>
      )}
      {chosen && (
        <UndoDialog
          record={chosen}
          messages={messages}
          language={language}
          onClose={() => setChosen(null)}
          onBegun={() => {
            setChosen(null)
            reload()
            // The button that had the focus is gone as soon as the list is read again.
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      )}
    </>
  )
}
