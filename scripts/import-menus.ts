import './one-line-failures'
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isCampusDate } from '@/domain/calendar'
import { countsOf, prepareImport, writeImport } from '@/features/dining/import/import-file'
import { reportOf } from '@/features/dining/import/problems'
import { sizeRefusal } from '@/features/dining/import/read-table'
import { openPayload } from '@/server/payload'

const usage = `Usage: npm run import:menus -- FILE --site SLUG [--cycle-from YYYY-MM-DD [--weeks 4]] [--check]

FILE is a CSV of dishes or of menus. --cycle-from is the Sunday on which week 1 of the menus' cycle begins,
--weeks how many weeks to fill (1 to 60). --check reads and checks everything and writes nothing.
Exit codes: 0 done, 1 refused and nothing changed, 2 wrong arguments.`

class Usage extends Error {}

function readArguments() {
  const options = {
    site: { type: 'string' },
    'cycle-from': { type: 'string' },
    weeks: { type: 'string' },
    check: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...more] = positionals
  const { site, check, weeks = '4' } = values
  const from = values['cycle-from']
  if (!file || more.length > 0) throw new Usage('Name one file.')
  if (!site) throw new Usage('Say with --site whose menus these are.')
  if (from !== undefined && !isCampusDate(from))
    throw new Usage(`--cycle-from must be a date like 2026-11-15, not ${from}.`)
  if (from === undefined && values.weeks !== undefined) throw new Usage('--weeks goes with --cycle-from.')
  if (!/^\d{1,2}$/.test(weeks) || Number(weeks) < 1 || Number(weeks) > 60) throw new Usage('--weeks must be 1 to 60.')
  return { file, site, check, cycle: from === undefined ? null : { from, weeks: Number(weeks) } }
}

async function run(): Promise<number> {
  const { file, site, check, cycle } = readArguments()
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) throw new Usage(`There is no file ${file}.`)
  const tooLarge = sizeRefusal(size)
  if (tooLarge) {
    console.error(`${tooLarge}: nothing was imported.`)
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
  if (!found) throw new Usage(`There is no site ${site}.`)

  const prepared = await prepareImport(bytes, { siteId: String(found.id), cycle })
  if (!prepared.ok) {
    for (const line of reportOf(prepared.problems)) console.error(line)
    console.error(`${prepared.problems.length} problem(s) in ${file}: nothing was imported.`)
    return 1
  }
  const { unchanged, changed, added } = countsOf(prepared.value)
  const total = changed + added
  if (!check)
    await writeImport(
      prepared.value,
      (done) => done % 100 === 0 && console.log(`${prepared.value.kind} ${done}/${total}`),
    )
  console.log(
    `${prepared.value.kind}: unchanged ${unchanged}, changed ${changed}, added ${added}${check ? ' (only checked: nothing was written)' : ''}`,
  )
  return 0
}

try {
  process.exit(await run())
} catch (error) {
  const wrongUse =
    error instanceof Usage ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(error instanceof Error ? error.message : error)
  if (wrongUse) console.error(`\n${usage}`)
  process.exit(wrongUse ? 2 : 1)
}
