import type { ImportReport } from './send-import'
import type { ImportMessages } from './import-messages'

/** A report, of a check or of an import, or the sentence that refuses it. */
export type Shown = { report: ImportReport; isWritten: boolean } | { refusal: string }

/** What the file holds and would change, and the lines that somebody should look at. */
export function Report({ shown, messages }: { shown: Shown; messages: ImportMessages }) {
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
