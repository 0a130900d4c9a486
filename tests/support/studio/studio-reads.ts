import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { all, bothSites, listIds, hasNoAccess, checkAnswer, type Round } from './studio-round'
import { call } from './studio-calls'

type Query = Record<string, string>
type Seen = Record<'north' | 'south', boolean>

/** Tries every way of reading. A caller without access tries each way once. */
export async function checkReads(round: Round): Promise<void> {
  const { world, caller, isAllowed, target, brief, refusalsOnly } = round
  const { slug } = target
  const sees = { north: isAllowed(caller, 'read', slug, 'north'), south: isAllowed(caller, 'read', slug, 'south') }
  const outside = hasNoAccess(round)
  const keys = outside || brief ? (['north'] as const) : bothSites
  const reads = [
    list(round, 'the list', { depth: refusalsOnly ? '0' : '2' }, sees),
    ...keys.map((key) => one(round, key)),
  ]
  if (!brief) {
    const relations = world.relations(slug).slice(0, outside ? 1 : undefined)
    const more = keys.flatMap((key) => [permissions(round, key), file(round, key), ...versions(round, key)])
    reads.push(count(round), get(round, 'the export', `${slug}/export`, {}), ...more)
    reads.push(...relations.map((relation) => throughRelation(round, relation)))
    if (!outside) reads.push(...moreLists(round, sees))
    if (world.config(slug).auth) reads.push(...hiddenFields(round))
  }
  await Promise.all(reads)
}

/** The same list, requested in all ways that could skip its access rules. */
function moreLists(round: Round, sees: Seen): Promise<void>[] {
  const { world, target } = round
  const { slug, north, south, crossed } = target
  const ofSouth = world.sites.south
  const both = { 'where[or][0][id][equals]': north, 'where[or][1][id][equals]': south }
  return [
    list(round, 'a search', both, sees),
    get(round, 'every draft, language and hidden field', slug, {
      ...all,
      draft: 'true',
      locale: 'all',
      showHiddenFields: 'true',
    }),
    ...(crossed ? [get(round, 'a document that leads to another site', `${slug}/${crossed}`, { depth: '2' })] : []),
    ...(world.hasSite(slug)
      ? [
          list(
            round,
            'the list of south, by its cookie',
            { 'where[site][equals]': ofSouth },
            { north: false, south: sees.south },
            `payload-tenant=${ofSouth}`,
          ),
        ]
      : []),
  ]
}

async function get(round: Round, action: string, path: string, query: Query): Promise<void> {
  checkAnswer(round, action, await call('GET', path, round.caller.token, { query }))
}

async function list(round: Round, action: string, query: Query, expected: Seen, cookie?: string): Promise<void> {
  const { caller, target, faults } = round
  const answer = await call('GET', target.slug, caller.token, { query: { ...all, depth: '0', ...query }, cookie })
  checkAnswer(round, action, answer)
  const ids = listIds(answer)
  for (const key of bothSites)
    if (ids.includes(target[key]) !== expected[key])
      faults.push(
        `${caller.name}: ${action} ${expected[key] ? 'hides' : 'shows'} the document of ${key} (${answer.status})`,
      )
}

async function one(round: Round, key: 'north' | 'south'): Promise<void> {
  const { caller, isAllowed, target, faults } = round
  const answer = await call('GET', `${target.slug}/${target[key]}`, caller.token, { query: { depth: '1' } })
  checkAnswer(round, `reading by id at ${key}`, answer)
  const sees = isAllowed(caller, 'read', target.slug, key)
  if ((answer.status === 200) !== sees || 'id' in answer.json !== sees)
    faults.push(`${caller.name}: reading by id at ${key} answers ${answer.status}`)
}

async function count(round: Round): Promise<void> {
  const { world, caller, isAllowed, target, faults } = round
  const { status, json } = await call('GET', `${target.slug}/count`, caller.token)
  const everywhere = isAllowed({ ...caller, sites: [] }, 'read', target.slug, 'north')
  const visible = [...target.stored.values()].filter((text) => {
    const row = fieldsOf(JSON.parse(text))
    if ('parent' in row && 'version' in row) return false
    return (
      everywhere ||
      world.listSites(target.slug, row).some((key) => isAllowed(caller, 'read', target.slug, key)) ||
      row.id === caller.id
    )
  }).length
  const reported = status === 200 ? Number(json.totalDocs) : 0
  if (reported !== visible) faults.push(`${caller.name}: the count says ${reported}, where ${visible} may be seen`)
}

/** The studio offers only permitted actions on a document. */
async function permissions(round: Round, key: 'north' | 'south'): Promise<void> {
  const { caller, isAllowed, target, faults } = round
  const answer = await call('POST', `${target.slug}/access/${target[key]}`, caller.token)
  checkAnswer(round, `the rights on the document of ${key}`, answer)
  for (const operation of ['read', 'update', 'delete'] as const) {
    const reported = answer.json[operation]
    if (
      (reported === true || fieldsOf(reported).permission === true) &&
      !isAllowed(caller, operation, target.slug, key)
    )
      faults.push(`${caller.name}: the studio offers to ${operation} the document of ${key}`)
  }
}

async function file(round: Round, key: 'north' | 'south'): Promise<void> {
  const { world, caller, isAllowed, target, faults } = round
  if (!world.config(target.slug).upload) return
  const path = `${target.slug}/file/${encodeURIComponent(target.fileNames[key])}`
  const answer = await call('GET', path, caller.token)
  checkAnswer(round, `the file of ${key}`, answer)
  if ((answer.status === 200) !== isAllowed(caller, 'read', target.slug, key))
    faults.push(`${caller.name}: the file of ${key} answers ${answer.status}`)
}

/** A search through a relationship does not reveal documents that the caller may not read. */
async function throughRelation(
  round: Round,
  { name, to, text }: { name: string; to: string; text: string | null },
): Promise<void> {
  if (!text) return
  const { caller, isAllowed, target, faults } = round
  const query = { ...all, depth: '0', [`where[${name}.${text}][contains]`]: 'mark-' }
  const answer = await call('GET', target.slug, caller.token, { query })
  checkAnswer(round, `a search through ${name}`, answer)
  const ids = listIds(answer)
  if (ids.includes(target.north) && !isAllowed(caller, 'read', to, 'north'))
    faults.push(`${caller.name}: a search through ${name} tells of ${to}, which they may not read`)
  if (target.crossed && ids.includes(target.crossed) && !isAllowed(caller, 'read', to, 'south'))
    faults.push(`${caller.name}: a search through ${name} tells of ${to} of south`)
}

function versions(round: Round, key: 'north' | 'south'): Promise<void>[] {
  const { caller, isAllowed, target, faults } = round
  const { slug, versions } = target
  if (!versions[key]) return []
  const sees = isAllowed(caller, 'read', slug, key)
  const listed = async () => {
    const query = { ...all, 'where[parent][equals]': target[key] }
    const answer = await call('GET', `${slug}/versions`, caller.token, { query })
    checkAnswer(round, `the versions at ${key}`, answer)
    if (listIds(answer).length > 0 !== sees)
      faults.push(`${caller.name}: the versions at ${key} are ${sees ? 'hidden' : 'shown'} (${answer.status})`)
  }
  const single = async () => {
    const answer = await call('GET', `${slug}/versions/${versions[key]}`, caller.token)
    checkAnswer(round, `a version at ${key}`, answer)
    if ((answer.status === 200) !== sees) faults.push(`${caller.name}: a version at ${key} answers ${answer.status}`)
  }
  return [listed(), single()]
}

/** Password hashes and tokens cannot be selected, filtered or sorted by. */
function hiddenFields(round: Round): Promise<void>[] {
  const { world, caller, target, faults } = round
  const hidden = world
    .config(target.slug)
    .flattenedFields.filter((field) => 'hidden' in field && field.hidden && field.name !== 'id')
  return hidden.flatMap(({ name }) => {
    const queries: Query[] = [
      { [`select[${name}]`]: 'true' },
      { [`where[${name}][exists]`]: 'true' },
      { sort: `-${name}` },
    ]
    return queries.map(async (query) => {
      const answer = await call('GET', target.slug, caller.token, { query: { ...all, depth: '0', ...query } })
      const [asked = ''] = Object.keys(query)
      checkAnswer(round, `asking for ${asked}`, answer)
      if (rowsOf(answer.json.docs).some((row) => name in row)) faults.push(`${caller.name}: ${name} can be selected`)
      if (!asked.startsWith('select') && answer.status === 200 && listIds(answer).length > 0)
        faults.push(`${caller.name}: ${asked}=${Object.values(query).join()} is answered in ${target.slug}`)
    })
  })
}
