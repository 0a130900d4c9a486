import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import { lockKey, withLock } from '@/server/database/locks/with-lock'
import { ImportError } from './apply-changes'
import type { FileKind } from './columns'
import type { MenuCycle } from './expand-cycle'
import type { FeedPlace } from '@/features/menu/import/feed/prepare-feed'
import type { ChosenColumns } from '@/features/menu/import/table/rename-columns'
import { countChanges, prepareImport, writeImport, type ImportCounts } from './import-file'
import { formatProblems, type Problem, type Refused } from './import-problems'

export { mostBytes } from '@/features/menu/import/table/read-table'

/** One request writes this many documents at most: it takes a minute. Larger files are for the operator's program. */
export const mostChanges = 1_000

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
  isCheck: boolean
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
  left: {
    en: 'this line was written, saved by somebody else since, and not undone',
    fr: 'cette ligne a été écrite, enregistrée depuis par quelqu’un d’autre, et n’est pas annulée',
  },
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ImportError)) throw error
  const left = error.notUndone.map(({ line }) => ({ line, reason: refusals.left }))
  return [{ line: error.line, reason: refusals.failed }, ...left]
}

/**
 * Imports a file of dishes or menus for staff, completely or not at all; with `isCheck` it writes nothing. Imports of a site run one at
 * a time. Null while another one does not end. Access control does not apply: the caller checks the person's rights on the site.
 */
export function importForStaff(
  payload: Payload,
  bytes: Uint8Array,
  { siteId, cycle, place, chosen, isCheck, importedBy }: Options,
  locale: Locale,
): Promise<ImportReport | null> {
  const refuse = (problems: Problem[]): ImportReport => ({
    kind: null,
    counts: null,
    problems: formatProblems(problems, locale),
  })
  return withLock(payload, lockKey('menu import', siteId), async () => {
    const prepared = await prepareImport(bytes, { siteId, cycle, place, chosen })
    if (!prepared.ok) return { ...refuse(prepared.problems), columns: prepared.columns }
    const { kind, changes, notes } = prepared.value
    if (changes.length > mostChanges) return refuse([{ line: null, reason: refusals.tooMany }])
    try {
      if (!isCheck) await writeImport(prepared.value, undefined, importedBy)
    } catch (error) {
      payload.logger.error({
        msg: `An import of ${kind} was undone (${error instanceof Error ? error.name : 'no error'})`,
      })
      return refuse(problemsOf(error))
    }
    return { kind, counts: countChanges(prepared.value), problems: formatProblems(notes, locale) }
  })
}
