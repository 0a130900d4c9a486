import './exit-on-startup-error'
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isCampusDate } from '@/domain/time/calendar'
import { countChanges, prepareImport, writeImport } from '@/features/menu/import/import-file'
import { formatProblems } from '@/features/menu/import/import-problems'
import { fileSizeProblem } from '@/features/menu/import/table/read-table'
import { openPayload } from '@/server/database/payload'

const usage = `Usage: npm run import:menus -- FILE --site SLUG [--cycle-from YYYY-MM-DD [--weeks N]]
       [--location NAME [--period NAME]] [--check]

FILE is a CSV file or an .xlsx workbook of dishes or menus, or an OpenMensa feed. --cycle-from is the Sunday on which week 1
of the menu cycle begins, --weeks the number of weeks to fill (1 to 60; without it, each week of the file once). --location
and --period say where the meals of a feed are served; without --period, its categories begin with theirs, as in “Lunch – Grill”.
--check reads and checks everything and writes nothing.
Exit codes: 0 done, 1 refused and nothing changed, 2 invalid arguments.`

class UsageError extends Error {}

function readArguments() {
  const options = {
    site: { type: 'string' },
    'cycle-from': { type: 'string' },
    weeks: { type: 'string' },
    location: { type: 'string' },
    period: { type: 'string' },
    check: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...more] = positionals
  const { site, check, weeks, location, period = null } = values
  const from = values['cycle-from']
  if (!file || more.length > 0) throw new UsageError('Give one file.')
  if (!site) throw new UsageError('Give the site with --site.')
  if (from !== undefined && !isCampusDate(from))
    throw new UsageError(`--cycle-from must be a date like 2026-11-15, not ${from}.`)
  if (from === undefined && weeks !== undefined) throw new UsageError('--weeks requires --cycle-from.')
  if (location === undefined && period !== null) throw new UsageError('--period requires --location.')
  if (weeks !== undefined && (!/^\d{1,2}$/.test(weeks) || Number(weeks) < 1 || Number(weeks) > 60))
    throw new UsageError('--weeks must be 1 to 60.')
  return {
    file,
    site,
    check,
    place: location === undefined ? null : { location, period },
    cycle: from === undefined ? null : { from, weeks: weeks === undefined ? null : Number(weeks) },
  }
}

async function run(): Promise<number> {
  const { file, site, check, cycle, place } = readArguments()
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) throw new UsageError(`The file ${file} does not exist.`)
  const tooLarge = fileSizeProblem(size)
  if (tooLarge) {
    console.error(`${tooLarge.en}. Nothing was imported.`)
    return 1
  }
  const bytes = await readFile(file)
  const payload = await openPayload()
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'sites',
    where: { slug: { equals: site.toLowerCase() } },
    pagination: false,
    limit: 1,
  })
  const [found] = docs
  if (!found) throw new UsageError(`The site ${site} does not exist.`)

  const prepared = await prepareImport(bytes, { siteId: String(found.id), cycle, place })
  if (!prepared.ok) {
    for (const line of formatProblems(prepared.problems)) console.error(line)
    console.error(`${prepared.problems.length} problem(s) in ${file}. Nothing was imported.`)
    return 1
  }
  for (const line of formatProblems(prepared.value.notes)) console.warn(`check ${line}`)
  const { unchanged, changed, added } = countChanges(prepared.value)
  const total = changed + added
  if (!check)
    await writeImport(
      prepared.value,
      (done) => done % 100 === 0 && console.log(`${prepared.value.kind} ${done}/${total}`),
    )
  console.log(
    `${prepared.value.kind}: unchanged ${unchanged}, changed ${changed}, added ${added}${check ? ' (check only, nothing was written)' : ''}`,
  )
  return 0
}

try {
  process.exit(await run())
} catch (error) {
  const isUsageError =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(error instanceof Error ? error.message : error)
  if (isUsageError) console.error(`\n${usage}`)
  process.exit(isUsageError ? 2 : 1)
}
