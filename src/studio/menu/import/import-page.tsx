'use client'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { Gutter, useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { ColumnFields, type ChosenColumns } from './column-fields'
import { CycleFields } from './cycle-fields'
import { FeedFields } from './feed-fields'
import { recallColumns, rememberColumns } from './remembered-columns'
import { sendImport, type ForeignColumns, type ImportReport } from './send-import'
import { importMessages, type ImportMessages } from './import-messages'
import './import.css'

type Shown = { report: ImportReport; isWritten: boolean } | { refusal: string }

/** What the file holds and would change, and the lines that somebody should look at. */
function Report({ shown, messages }: { shown: Shown; messages: ImportMessages }) {
  if ('refusal' in shown) return <p role="alert">{shown.refusal}</p>
  const { kind, counts, problems, columns } = shown.report
  const isSame = counts !== null && counts.added + counts.changed === 0
  return (
    <>
      <p role={kind ? 'status' : 'alert'}>
        {kind === null
          ? columns
            ? messages.otherColumns
            : messages.refused
          : shown.isWritten
            ? messages.imported
            : messages.found[kind]}{' '}
        {isSame && !shown.isWritten && messages.nothing}
      </p>
      {counts && (
        <dl>
          {(['added', 'changed', 'unchanged'] as const).map((name) => (
            <div key={name}>
              <dt>{messages[name]}</dt>
              <dd>{counts[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {problems.length > 0 && (
        <>
          <h2>{kind ? messages.notes : columns ? messages.unclear : messages.problems}</h2>
          <ul>
            {problems.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The page "Import menus" of the studio: a file is checked first, and imported as it was checked. */
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
  const fileId = useId()
  useEffect(() => setStepNav([{ label: messages.title }]), [messages.title, setStepNav])
  const site =
    chosen ?? (selectedTenantID ? String(selectedTenantID) : options.length === 1 ? String(options[0]?.value) : '')

  const isFeed = file !== null && /\.xml$/i.test(file.name)

  async function send(isCheck: boolean) {
    if (!site || !file) return setShown({ refusal: site ? messages.noFile : messages.noSite })
    setBusy(isCheck ? messages.working : messages.writing)
    setShown(null)
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
    if (answer.ok) takeColumns(answer.report)
    setShown(answer.ok ? { report: answer.report, isWritten: !isCheck } : { refusal: answer.message })
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
    </Gutter>
  )
}
