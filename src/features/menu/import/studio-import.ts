import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import { lockKey, withLock } from '@/server/database/locks/with-lock'
import { trackWork } from '@/server/background-work'
import { isStopping } from '@/server/shutdown'
import type { HeldLease } from '@/server/database/locks/held-lease'
import { ImportError } from './apply-changes'
import type { FileKind } from './columns'
import type { MenuCycle } from './expand-cycle'
import type { FeedPlace } from '@/features/menu/import/feed/prepare-feed'
import type { ChosenColumns } from '@/features/menu/import/table/rename-columns'
import { countChanges, prepareImport, writeImport, type ImportCounts, type PreparedImport } from './import-file'
import { formatProblems, linesOf, type Problem, type Refused } from './import-problems'
import { leaveTime } from './record/leave-time'
import { holdImportLease } from './record/import-lease'
import { createImport, endImport, endStopped } from './record/import-records'
import { journalOf } from './record/imported-documents'

export { mostBytes } from '@/features/menu/import/table/read-table'
export { readLastImports } from './record/list-imports'
export { undoForStaff } from './record/undo-import'

/** One import writes this many documents at most: it takes minutes. Larger files are for the operator's program. */
export const mostChanges = 5_000

/**
 * What an import did or would do. `kind` and `counts` are null for a file that is refused, whose `problems` say why; otherwise these
 * are what somebody should look at. At most 50 lines of text. `columns` are those of a file that has other columns than ours.
 */
export type ImportReport = { kind: FileKind | null; counts: ImportCounts | null; problems: string[] } & Pick<
  Refused,
  'columns'
>
type Options = {
  siteId: string
  cycle: MenuCycle | null
  place: FeedPlace | null
  chosen: ChosenColumns
  /** The name of the file. */
  file: string
  importedBy: string
}

const refusals = {
  tooMany: {
    en: `the file changes more than ${mostChanges} documents: divide it`,
    fr: `le fichier modifie plus de ${mostChanges} documents\u00a0: divisez-le`,
  },
  failed: {
    en: 'this line could not be written, and all others were undone',
    fr: 'cette ligne n’a pu être écrite, et toutes les autres ont été annulées',
  },
  left: { en: 'this line was written and not undone', fr: 'cette ligne a été écrite et n’est pas annulée' },
}

/** Reads a file and compares it with what is stored. Refuses one that changes too much. */
async function prepare(bytes: Uint8Array, options: Omit<Options, 'file' | 'importedBy'>, locale: Locale) {
  const prepared = await prepareImport(bytes, options)
  const refuse = (problems: Problem[], columns?: Refused['columns']): { report: ImportReport; plan: null } => ({
    report: { kind: null, counts: null, problems: formatProblems(problems, locale), columns },
    plan: null,
  })
  if (!prepared.ok) return refuse(prepared.problems, prepared.columns)
  const plan = prepared.value
  if (plan.changes.length > mostChanges) return refuse([{ line: null, reason: refusals.tooMany }])
  const problems = formatProblems(plan.notes, locale)
  return { report: { kind: plan.kind, counts: countChanges(plan), problems }, plan }
}

/** What the import of a file would do to a site. One check of a site at a time; null while another one does not end. */
export const checkForStaff = (
  payload: Payload,
  bytes: Uint8Array,
  options: Omit<Options, 'file' | 'importedBy'>,
  locale: Locale,
): Promise<ImportReport | null> =>
  withLock(
    payload,
    lockKey('menu import check', options.siteId),
    async () => (await prepare(bytes, options, locale)).report,
  )

/**
 * Begins to import a file of dishes or menus for staff and returns the id of its record (`record/import-records.ts`): the file is
 * written after the answer, completely or not at all. The report of a file that is refused, which leaves no record. One import of a
 * site at a time; null while another one goes on. Access control does not apply: the caller checks the person's rights on the site.
 */
export async function importForStaff(
  payload: Payload,
  bytes: Uint8Array,
  { file, importedBy, ...options }: Options,
  locale: Locale,
): Promise<ImportReport | { id: string } | null> {
  const { siteId } = options
  const lease = await holdImportLease(payload, siteId)
  if (!lease) return null
  try {
    await endStopped(payload, siteId)
    const { report, plan } = await prepare(bytes, options, locale)
    if (!plan) {
      await lease.release()
      return report
    }
    const total = plan.changes.length
    const id = await createImport(payload, {
      siteId,
      file,
      kind: plan.kind,
      importedBy,
      total,
      counts: countChanges(plan),
    })
    void trackWork(writeAll(payload, { id, importedBy }, plan, lease))
    return { id }
  } catch (error) {
    await lease.release()
    throw error
  }
}

/** Writes an import and ends its record. A process that stops ends between two documents, and those that are written stay. */
async function writeAll(
  payload: Payload,
  { id, importedBy }: { id: string; importedBy: string },
  plan: PreparedImport,
  lease: HeldLease,
): Promise<void> {
  const wait = leaveTime()
  const isOver = async () => {
    await wait()
    return isStopping() || lease.isLost()
  }
  const write = async () => {
    const written = await writeImport(plan, undefined, { importedBy, journal: journalOf(payload, id), isOver })
    await endImport(payload, id, written < plan.changes.length ? 'stopped' : 'done', linesOf(plan.notes))
  }
  const fail = async (error: unknown) => {
    if (!(error instanceof ImportError)) throw error
    payload.logger.error({ msg: `An import of ${plan.kind} was undone (${error.name})` })
    await endImport(payload, id, 'failed', linesOf(problemsOf(error)))
  }
  // A record that cannot be ended shows as stopped as soon as the lease is free.
  await write()
    .catch(fail)
    .catch((err: unknown) => payload.logger.error({ err, msg: `An import of ${plan.kind} did not end` }))
  await lease.release()
}

function problemsOf({ line, notUndone }: ImportError): Problem[] {
  const left = notUndone.map(({ line: at, reason: { en, fr } }) => ({
    line: at,
    reason: { en: `${refusals.left.en}: ${en}`, fr: `${refusals.left.fr}\u00a0: ${fr}` },
  }))
  return [{ line, reason: refusals.failed }, ...left]
}
