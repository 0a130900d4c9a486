'use client'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { Gutter, useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { ColumnFields, type ChosenColumns } from './column-fields'
import { CycleFields } from './cycle-fields'
import { FeedFields } from './feed-fields'
import { PastImports } from './past-imports'
import { recallColumns, rememberColumns } from './remembered-columns'
import { Report, type Shown } from './import-report'
import { sendImport, type ForeignColumns, type ImportReport } from './send-import'
import { importMessages } from './import-messages'
import './import.css'

/**
 * The page "Import menus" of the studio: a file is checked first, and imported as it was checked. The import goes on in the server; the
 * list below the form shows how far it is.
 */
export function ImportPage() {
  const { language } = useTranslation().i18n
  const messages = importMessages(language)
  const { api } = useConfig().config.routes
  const { setStepNav } = useStepNav()
  const { options, selectedTenantID } = useTenantSelection()
  const [chosen, setChosen] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [cycle, setCycle] = useState({ from: '', weeks: '' })
  const [place, setPlace] = useState({ location: '', period: '' })
  const [columns, setColumns] = useState<ForeignColumns | null>(null)
  const [chosenColumns, setChosenColumns] = useState<ChosenColumns>({})
  const [busy, setBusy] = useState<string | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [started, setStarted] = useState<string | null>(null)
  const fileId = useId()
  useEffect(() => setStepNav([{ label: messages.title }]), [messages.title, setStepNav])
  const site =
    chosen ?? (selectedTenantID ? String(selectedTenantID) : options.length === 1 ? String(options[0]?.value) : '')

  const isFeed = file !== null && /\.xml$/i.test(file.name)

  async function send(isCheck: boolean) {
    if (!site || !file) return setShown({ refusal: site ? messages.noFile : messages.noSite })
    setBusy(isCheck ? messages.working : messages.writing)
    setShown(null)
    setStarted(null)
    const { unreachable } = messages
    const answer = await sendImport(api, file, {
      ...(isFeed ? place : cycle),
      site,
      isCheck,
      chosen: chosenColumns,
      language,
      unreachable,
    })
    setBusy(null)
    if (!answer.ok) return setShown({ refusal: answer.message })
    if ('id' in answer) return setStarted(answer.id)
    takeColumns(answer.report)
    setShown({ report: answer.report, isWritten: false })
  }
  /** Shows the columns of a file that are none of ours, once per file, and remembers choices for all of them. */
  function takeColumns(report: ImportReport) {
    if (columns && !report.columns) rememberColumns(site, columns, chosenColumns)
    if (columns || !report.columns) return
    setColumns(report.columns)
    setChosenColumns(recallColumns(site, report.columns))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(true)
  }
  /** A report is about one file, one site and one cycle or location. */
  const change = (apply: () => void) => {
    apply()
    setShown(null)
    setStarted(null)
  }
  const forgetColumns = () => {
    setColumns(null)
    setChosenColumns({})
  }
  const chooseSite = (next: string) => {
    setChosen(next)
    setPlace({ location: '', period: '' })
    forgetColumns()
  }
  const chooseFile = (next: File | null) => {
    setFile(next)
    forgetColumns()
  }
  const counts = shown && 'report' in shown && !shown.isWritten ? shown.report.counts : null
  return (
    <Gutter className="menu-import">
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <form onSubmit={submit} aria-busy={busy !== null}>
        {options.length > 1 && (
          <label>
            {messages.site}
            <select value={site} onChange={({ target }) => change(() => chooseSite(target.value))}>
              <option value="" />
              {options.map(({ label, value }) => (
                <option key={String(value)} value={String(value)}>
                  {String(label)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label htmlFor={fileId}>{messages.file}</label>
        <input
          id={fileId}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xml"
          onChange={({ target }) => change(() => chooseFile(target.files?.[0] ?? null))}
        />
        {isFeed ? (
          site && (
            <FeedFields
              site={site}
              place={place}
              messages={messages}
              onChange={(next) => change(() => setPlace(next))}
            />
          )
        ) : (
          <CycleFields cycle={cycle} messages={messages} onChange={(next) => change(() => setCycle(next))} />
        )}
        {columns && (
          <ColumnFields
            columns={columns}
            chosen={chosenColumns}
            messages={messages}
            onChange={(next) => change(() => setChosenColumns(next))}
          />
        )}
        <button type="submit" disabled={busy !== null}>
          {messages.check}
        </button>
      </form>
      <p role="status">{busy}</p>
      {shown && <Report shown={shown} messages={messages} />}
      {counts && counts.added + counts.changed > 0 && (
        <button type="button" className="menu-import__go" onClick={() => void send(false)}>
          {messages.import}
        </button>
      )}
      {site && <PastImports key={site} site={site} started={started} messages={messages} />}
    </Gutter>
  )
}
