import type { Operation } from '@/domain/roles'
import { fieldsOf } from '@/server/stored'
import { bothSites, isOutside, look, type Round } from './studio-round'
import { call, type Answer } from './studio-calls'

type Attempt = { what: string; run: () => Promise<Answer> }
type Expected = Attempt & { expect: 'added' | 'changed' | 'gone'; id?: string }

/** Every way of writing: what a caller may do is done, and nothing else changes a stored row. */
export async function tryWriting(round: Round): Promise<void> {
  await nothingChanges(round, refusals(round))
  for (const attempt of permitted(round)) await oneChange(round, attempt)
  await deletes(round)
  if (round.brief) return
  await movesNothing(round)
  await copies(round)
}

const byId = (id: string) => ({ 'where[id][in][0]': id })
const mayDo = ({ caller, covers, target }: Round) => {
  return (operation: Operation, key: 'north' | 'south' | 'annex') => covers(caller, operation, target.slug, key)
}

/** All that must be refused, or come to nothing. */
function refusals(round: Round): Attempt[] {
  const { world, caller, target, brief } = round
  const { slug, samples, room } = target
  const may = mayDo(round)
  const token = caller.token
  const attempts: Attempt[] = []
  const refuse = (what: string, run: () => Promise<Answer>) => attempts.push({ what, run })
  const ofSite = world.hasSite(slug)
  const outside = isOutside(round) || brief
  const tried = (outside ? (['north'] as const) : bothSites).map((key) => ({ key, path: `${slug}/${target[key]}` }))

  if (!may('create', room)) refuse('creating', () => call('POST', slug, token, samples.room))
  if (!may('create', 'south') && caller.sites.includes('north') && !brief) {
    const { data, file } = samples.south
    if (ofSite || slug === 'staff') refuse('creating at another site', () => call('POST', slug, token, samples.south))
    const cookie = `payload-tenant=${world.sites.south}`
    const siteless = { data: { ...data, site: undefined }, file, cookie }
    if (ofSite) refuse('creating by the cookie of another site', () => call('POST', slug, token, siteless))
  }
  const fixed = tried.filter(({ key }) => !may('update', key))
  for (const { key, path } of fixed) {
    const own = ofSite && !outside ? { site: world.sites[caller.sites[0] ?? 'north'] } : {}
    refuse(`updating at ${key}`, () => call('PATCH', path, token, { data: { ...world.change(slug, key), ...own } }))
    if (brief) continue
    if (target.versions[key]) {
      const draft = { data: world.change(slug, key), query: { draft: 'true' } }
      refuse(`a draft at ${key}`, () => call('PATCH', path, token, draft))
      refuse(`restoring a version at ${key}`, () => call('POST', `${slug}/versions/${target.versions[key]}`, token))
    }
    if (world.config(slug).auth)
      refuse(`unlocking at ${key}`, () =>
        call('POST', `${slug}/unlock`, token, { data: { email: target.emails[key] } }),
      )
  }
  const kept = tried.filter(({ key }) => !may('delete', key))
  for (const { key, path } of kept) refuse(`deleting at ${key}`, () => call('DELETE', path, token))
  if (brief) return attempts
  const idsOf = (some: typeof tried) => ({ 'where[id][in]': some.map(({ key }) => target[key]).join() })
  if (fixed.length > 0)
    refuse('updating by a search', () =>
      call('PATCH', slug, token, { data: world.change(slug, 'north'), query: idsOf(fixed) }),
    )
  if (kept.length > 0) refuse('deleting by a search', () => call('DELETE', slug, token, { query: idsOf(kept) }))
  for (const { key, path } of tried) {
    if (may('read', key) && may('create', key)) continue
    const data = ofSite ? { site: world.sites[caller.sites[0] ?? 'north'] } : {}
    refuse(`copying the document of ${key}`, () => call('POST', `${path}/duplicate`, token, { data }))
  }
  return attempts
}

/** All that must be done, but for deleting. */
function permitted(round: Round): Expected[] {
  const { world, caller, target, brief } = round
  const { slug, room } = target
  const may = mayDo(round)
  const token = caller.token
  const attempts: Expected[] = []
  if (may('create', room)) {
    const create = async () => call('POST', slug, token, await world.sample(slug, room))
    attempts.push({ what: 'creating', expect: 'added', run: create })
  }
  for (const key of brief ? (['north'] as const) : bothSites) {
    if (!may('update', key)) continue
    const id = target[key]
    const change = () => ({ data: world.change(slug, key) })
    const update = () => call('PATCH', `${slug}/${id}`, token, change())
    attempts.push({ what: `updating at ${key}`, id, expect: 'changed', run: update })
    if (brief || key === 'south') continue
    const search = () => call('PATCH', slug, token, { ...change(), query: byId(id) })
    attempts.push({ what: 'updating by a search', id, expect: 'changed', run: search })
    const version = target.versions[key]
    const restore = () => call('POST', `${slug}/versions/${version}`, token)
    if (version) attempts.push({ what: 'restoring a version', id, expect: 'changed', run: restore })
  }
  return attempts
}

/** Who may delete, deletes documents that are made for it, and no other that the same search names. */
async function deletes(round: Round): Promise<void> {
  const { world, caller, target, brief } = round
  const { slug, room } = target
  const may = mayDo(round)
  if (!may('delete', room)) return
  const others = may('delete', 'south') ? [] : [target.south]
  const ways = [
    { what: 'deleting', run: (id: string) => call('DELETE', `${slug}/${id}`, caller.token) },
    {
      what: 'deleting by a search',
      run: (id: string) => call('DELETE', slug, caller.token, { query: { 'where[id][in]': [id, ...others].join() } }),
    },
  ]
  for (const { what, run } of ways.slice(0, brief ? 1 : 2)) {
    const id = await world.make(slug, room)
    target.stored = await world.stored(slug)
    await oneChange(round, { what, id, expect: 'gone', run: () => run(id) })
    await world.remove(slug, [id])
  }
}

/** Runs all at once what must change nothing; when a row changed after all, names what was answered as done. */
async function nothingChanges(round: Round, attempts: Attempt[]): Promise<void> {
  const { world, caller, target, found } = round
  const answers = await Promise.all(attempts.map(async ({ what, run }) => ({ what, answer: await run() })))
  for (const { what, answer } of answers) look(round, what, answer)
  const after = await world.stored(target.slug)
  const changes = differences(target.stored, after)
  if (changes.length === 0) return
  const done = answers
    .filter(({ answer }) => answer.status < 400)
    .map(({ what, answer }) => `${what} (${answer.status})`)
  found.push(`${caller.name}: ${changes.join(', ')} in ${target.slug}, by one of: ${done.join('; ')}`)
  const rows = await world.rows(target.slug)
  await world.remove(
    target.slug,
    rows.map(({ id }) => String(id)).filter((id) => !target.stored.has(id)),
  )
  await world.forgetMissing(target.slug)
  for (const key of bothSites) target[key] = await world.one(target.slug, key)
  target.stored = await world.stored(target.slug)
}

async function oneChange(round: Round, { what, run, expect, id }: Expected): Promise<void> {
  const { world, caller, target, found } = round
  const before = target.stored
  const answer = await run()
  look(round, what, answer)
  const after = await world.stored(target.slug)
  const isRow = (key: string) => !isVersion(after.get(key) ?? before.get(key))
  const added = [...after.keys()].filter((key) => !before.has(key) && isRow(key))
  const isDone =
    expect === 'added'
      ? added.length === 1
      : id !== undefined && (expect === 'gone' ? !after.has(id) : after.has(id) && before.get(id) !== after.get(id))
  if (!isDone)
    found.push(`${caller.name}: ${what} should be done, and answers ${answer.status} ${answer.text.slice(0, 300)}`)
  const others = [...before.keys()].filter((key) => key !== id && isRow(key) && after.get(key) !== before.get(key))
  if (others.length > 0) found.push(`${caller.name}: ${what} touches other rows of ${target.slug}`)
  await world.remove(target.slug, added)
  target.stored = added.length > 0 ? await world.stored(target.slug) : after
}

const isVersion = (text = '{}') => {
  const row = fieldsOf(JSON.parse(text))
  return 'version' in row && 'parent' in row
}

/** Who may change a document may not send it to a site that is not theirs, neither as it stands nor as a draft. */
async function movesNothing(round: Round): Promise<void> {
  const { world, caller, target, found } = round
  const { slug, north } = target
  const may = mayDo(round)
  if (!world.hasSite(slug) || !may('update', 'north') || may('update', 'south')) return
  const data = { site: world.sites.south }
  const queries: Record<string, string>[] = [{}, ...(target.versions.north ? [{ draft: 'true' }] : [])]
  for (const query of queries) {
    look(round, 'moving to another site', await call('PATCH', `${slug}/${north}`, caller.token, { data, query }))
    look(
      round,
      'moving by a search',
      await call('PATCH', slug, caller.token, { data, query: { ...query, ...byId(north) } }),
    )
  }
  const row = await world.row(slug, north)
  const left = [row, ...(await world.versions(slug, north)).map(({ version }) => fieldsOf(version))]
  if (left.some((each) => !each || !world.siteOf(slug, each).includes('north')))
    found.push(`${caller.name}: a document of ${slug} was moved to another site`)
  target.stored = await world.stored(slug)
}

/** A copy is made where its maker may make documents, if at all. */
async function copies(round: Round): Promise<void> {
  const { world, caller, covers, target, found } = round
  const { slug, north } = target
  const may = mayDo(round)
  if (!may('create', 'north') || !may('read', 'north')) return
  const before = target.stored
  for (const data of may('create', 'south') || !world.hasSite(slug) ? [{}] : [{}, { site: world.sites.south }])
    look(round, 'making a copy', await call('POST', `${slug}/${north}/duplicate`, caller.token, { data }))
  const added = (await world.rows(slug)).filter((row) => !before.has(String(row.id)))
  if (added.some((row) => !world.siteOf(slug, row).every((key) => covers(caller, 'create', slug, key))))
    found.push(`${caller.name}: a copy was made at another site`)
  await world.remove(
    slug,
    added.map(({ id }) => String(id)),
  )
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const gone = [...before.keys()].filter((id) => !after.has(id)).length
  const added = [...after.keys()].filter((id) => !before.has(id)).length
  const changed = [...before].filter(([id, row]) => after.has(id) && after.get(id) !== row)
  return [
    ...(gone > 0 ? [`${gone} rows were taken away`] : []),
    ...(added > 0 ? [`${added} rows were added`] : []),
    ...changed.map(([id]) => `row ${id} was changed`),
  ]
}
