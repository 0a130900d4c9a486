import { fieldsOf, rowsOf } from '@/server/stored'
import { all, bothSites, idsIn, isOutside, look, type Round } from './studio-round'
import { call } from './studio-calls'

type Query = Record<string, string>
type Seen = Record<'north' | 'south', boolean>

/** Every way of reading. Whoever has nothing to see here is asked once by each way. */
export async function tryReading(round: Round): Promise<void> {
  const { world, caller, covers, target, brief } = round
  const { slug } = target
  const sees = { north: covers(caller, 'read', slug, 'north'), south: covers(caller, 'read', slug, 'south') }
  const outside = isOutside(round)
  const keys = outside || brief ? (['north'] as const) : bothSites
  const reads = [list(round, 'the list', { depth: '2' }, sees), ...keys.map((key) => one(round, key))]
  if (!brief) {
    const relations = world.relations(slug).slice(0, outside ? 1 : undefined)
    const more = keys.flatMap((key) => [permissions(round, key), file(round, key), ...versions(round, key)])
    reads.push(count(round), ...more)
    reads.push(...relations.map((relation) => throughRelation(round, relation)))
    if (!outside) reads.push(...moreLists(round, sees))
    if (world.config(slug).auth) reads.push(...hiddenFields(round))
  }
  await Promise.all(reads)
}

/** The same list, asked for in all the ways that might forget whose it is. */
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

async function get(round: Round, what: string, path: string, query: Query): Promise<void> {
  look(round, what, await call('GET', path, round.caller.token, { query }))
}

async function list(round: Round, what: string, query: Query, expected: Seen, cookie?: string): Promise<void> {
  const { caller, target, found } = round
  const answer = await call('GET', target.slug, caller.token, { query: { ...all, depth: '0', ...query }, cookie })
  look(round, what, answer)
  const ids = idsIn(answer)
  for (const key of bothSites)
    if (ids.includes(target[key]) !== expected[key])
      found.push(
        `${caller.name}: ${what} ${expected[key] ? 'hides' : 'shows'} the document of ${key} (${answer.status})`,
      )
}

async function one(round: Round, key: 'north' | 'south'): Promise<void> {
  const { caller, covers, target, found } = round
  const answer = await call('GET', `${target.slug}/${target[key]}`, caller.token, { query: { depth: '1' } })
  look(round, `reading by id at ${key}`, answer)
  const sees = covers(caller, 'read', target.slug, key)
  if ((answer.status === 200) !== sees || 'id' in answer.json !== sees)
    found.push(`${caller.name}: reading by id at ${key} answers ${answer.status}`)
}

async function count(round: Round): Promise<void> {
  const { world, caller, covers, target, found } = round
  const { status, json } = await call('GET', `${target.slug}/count`, caller.token)
  const everywhere = covers({ ...caller, sites: [] }, 'read', target.slug, 'north')
  const visible = [...target.stored.values()].filter((text) => {
    const row = fieldsOf(JSON.parse(text))
    if ('parent' in row && 'version' in row) return false
    return (
      everywhere ||
      world.siteOf(target.slug, row).some((key) => covers(caller, 'read', target.slug, key)) ||
      row.id === caller.id
    )
  }).length
  const told = status === 200 ? Number(json.totalDocs) : 0
  if (told !== visible) found.push(`${caller.name}: the count says ${told}, where ${visible} may be seen`)
}

/** What the studio offers on a document is no more than what may be done to it. */
async function permissions(round: Round, key: 'north' | 'south'): Promise<void> {
  const { caller, covers, target, found } = round
  const answer = await call('POST', `${target.slug}/access/${target[key]}`, caller.token)
  look(round, `the rights on the document of ${key}`, answer)
  for (const operation of ['read', 'update', 'delete'] as const) {
    const told = answer.json[operation]
    if ((told === true || fieldsOf(told).permission === true) && !covers(caller, operation, target.slug, key))
      found.push(`${caller.name}: the studio offers to ${operation} the document of ${key}`)
  }
}

async function file(round: Round, key: 'north' | 'south'): Promise<void> {
  const { world, caller, covers, target, found } = round
  if (!world.config(target.slug).upload) return
  const path = `${target.slug}/file/${encodeURIComponent(target.fileNames[key])}`
  const answer = await call('GET', path, caller.token)
  look(round, `the file of ${key}`, answer)
  if ((answer.status === 200) !== covers(caller, 'read', target.slug, key))
    found.push(`${caller.name}: the file of ${key} answers ${answer.status}`)
}

/** What somebody may not read, they may not find out by searching through what they may. */
async function throughRelation(
  round: Round,
  { name, to, text }: { name: string; to: string; text: string | null },
): Promise<void> {
  if (!text) return
  const { caller, covers, target, found } = round
  const query = { ...all, depth: '0', [`where[${name}.${text}][contains]`]: 'mark-' }
  const answer = await call('GET', target.slug, caller.token, { query })
  look(round, `a search through ${name}`, answer)
  const ids = idsIn(answer)
  if (ids.includes(target.north) && !covers(caller, 'read', to, 'north'))
    found.push(`${caller.name}: a search through ${name} tells of ${to}, which they may not read`)
  if (target.crossed && ids.includes(target.crossed) && !covers(caller, 'read', to, 'south'))
    found.push(`${caller.name}: a search through ${name} tells of ${to} of south`)
}

function versions(round: Round, key: 'north' | 'south'): Promise<void>[] {
  const { caller, covers, target, found } = round
  const { slug, versions } = target
  if (!versions[key]) return []
  const sees = covers(caller, 'read', slug, key)
  const listed = async () => {
    const query = { ...all, 'where[parent][equals]': target[key] }
    const answer = await call('GET', `${slug}/versions`, caller.token, { query })
    look(round, `the versions at ${key}`, answer)
    if (idsIn(answer).length > 0 !== sees)
      found.push(`${caller.name}: the versions at ${key} are ${sees ? 'hidden' : 'shown'} (${answer.status})`)
  }
  const single = async () => {
    const answer = await call('GET', `${slug}/versions/${versions[key]}`, caller.token)
    look(round, `a version at ${key}`, answer)
    if ((answer.status === 200) !== sees) found.push(`${caller.name}: a version at ${key} answers ${answer.status}`)
  }
  return [listed(), single()]
}

/** Passwords and their tokens cannot be asked for, searched by or put in order by. */
function hiddenFields(round: Round): Promise<void>[] {
  const { world, caller, target, found } = round
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
      look(round, `asking for ${asked}`, answer)
      if (rowsOf(answer.json.docs).some((row) => name in row)) found.push(`${caller.name}: ${name} can be selected`)
      if (!asked.startsWith('select') && answer.status === 200 && idsIn(answer).length > 0)
        found.push(`${caller.name}: ${asked}=${Object.values(query).join()} is answered in ${target.slug}`)
    })
  })
}
