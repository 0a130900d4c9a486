import type { Operation } from '@/domain/roles'
import { fieldsOf } from '@/server/database/stored-values'
import { bothSites, hasNoAccess, checkAnswer, type Round } from './studio-round'
import { call, type Answer } from './studio-calls'

type Attempt = { action: string; run: () => Promise<Answer> }
type Expected = Attempt & { expect: 'added' | 'changed' | 'gone'; id?: string }

/** Tries every way of writing: permitted writes succeed, and no other request changes a stored document. */
export async function checkWrites(round: Round): Promise<void> {
  await expectNoChange(round, listRefusals(round))
  if (round.refusalsOnly) return
  for (const attempt of listPermitted(round)) await expectOneChange(round, attempt)
  await checkDeletes(round)
  if (round.brief) return
  await expectNoMove(round)
  await checkCopies(round)
}

const byId = (id: string) => ({ 'where[id][in][0]': id })
const mayDo = ({ caller, isAllowed, target }: Round) => {
  return (operation: Operation, key: 'north' | 'south' | 'annex') => isAllowed(caller, operation, target.slug, key)
}

/** The requests that must not change anything. */
function listRefusals(round: Round): Attempt[] {
  const { world, caller, target, brief } = round
  const { slug, samples, room } = target
  const may = mayDo(round)
  const token = caller.token
  const attempts: Attempt[] = []
  const add = (action: string, run: () => Promise<Answer>) => attempts.push({ action, run })
  const ofSite = world.hasSite(slug)
  const outside = hasNoAccess(round) || brief
  const tried = (outside ? (['north'] as const) : bothSites).map((key) => ({ key, path: `${slug}/${target[key]}` }))

  if (!may('create', room)) add('creating', () => call('POST', slug, token, samples.room))
  if (!may('create', 'south') && caller.sites.includes('north') && !brief) {
    const { data, file } = samples.south
    if (ofSite || slug === 'staff') add('creating at another site', () => call('POST', slug, token, samples.south))
    const cookie = `payload-tenant=${world.sites.south}`
    const siteless = { data: { ...data, site: undefined }, file, cookie }
    if (ofSite) add('creating by the cookie of another site', () => call('POST', slug, token, siteless))
  }
  const fixed = tried.filter(({ key }) => !may('update', key))
  for (const { key, path } of fixed) {
    const own = ofSite && !outside ? { site: world.sites[caller.sites[0] ?? 'north'] } : {}
    add(`updating at ${key}`, () => call('PATCH', path, token, { data: { ...world.change(slug, key), ...own } }))
    if (brief) continue
    if (target.versions[key]) {
      const draft = { data: world.change(slug, key), query: { draft: 'true' } }
      add(`a draft at ${key}`, () => call('PATCH', path, token, draft))
      add(`restoring a version at ${key}`, () => call('POST', `${slug}/versions/${target.versions[key]}`, token))
    }
    if (world.config(slug).auth)
      add(`unlocking at ${key}`, () => call('POST', `${slug}/unlock`, token, { data: { email: target.emails[key] } }))
  }
  const kept = tried.filter(({ key }) => !may('delete', key))
  for (const { key, path } of kept) add(`deleting at ${key}`, () => call('DELETE', path, token))
  if (brief) return attempts
  const idsOf = (some: typeof tried) => ({ 'where[id][in]': some.map(({ key }) => target[key]).join() })
  if (fixed.length > 0)
    add('updating by a search', () =>
      call('PATCH', slug, token, { data: world.change(slug, 'north'), query: idsOf(fixed) }),
    )
  if (kept.length > 0) add('deleting by a search', () => call('DELETE', slug, token, { query: idsOf(kept) }))
  for (const { key, path } of tried) {
    if (may('read', key) && may('create', key)) continue
    const data = ofSite ? { site: world.sites[caller.sites[0] ?? 'north'] } : {}
    add(`copying the document of ${key}`, () => call('POST', `${path}/duplicate`, token, { data }))
  }
  return attempts
}

/** The permitted writes, except deletions. */
function listPermitted(round: Round): Expected[] {
  const { world, caller, target, brief } = round
  const { slug, room } = target
  const may = mayDo(round)
  const token = caller.token
  const attempts: Expected[] = []
  if (may('create', room)) {
    const create = async () => call('POST', slug, token, await world.sample(slug, room))
    attempts.push({ action: 'creating', expect: 'added', run: create })
  }
  for (const key of brief ? (['north'] as const) : bothSites) {
    if (!may('update', key)) continue
    const id = target[key]
    const change = () => ({ data: world.change(slug, key) })
    const update = () => call('PATCH', `${slug}/${id}`, token, change())
    attempts.push({ action: `updating at ${key}`, id, expect: 'changed', run: update })
    if (brief || key === 'south') continue
    const search = () => call('PATCH', slug, token, { ...change(), query: byId(id) })
    attempts.push({ action: 'updating by a search', id, expect: 'changed', run: search })
    const version = target.versions[key]
    const restore = () => call('POST', `${slug}/versions/${version}`, token)
    if (version) attempts.push({ action: 'restoring a version', id, expect: 'changed', run: restore })
  }
  return attempts
}

/** Deletes documents created for this, and checks that a search deletes no document without permission. */
async function checkDeletes(round: Round): Promise<void> {
  const { world, caller, target, brief } = round
  const { slug, room } = target
  const may = mayDo(round)
  if (!may('delete', room)) return
  const others = may('delete', 'south') ? [] : [target.south]
  const ways = [
    { action: 'deleting', run: (id: string) => call('DELETE', `${slug}/${id}`, caller.token) },
    {
      action: 'deleting by a search',
      run: (id: string) => call('DELETE', slug, caller.token, { query: { 'where[id][in]': [id, ...others].join() } }),
    },
  ]
  for (const { action, run } of ways.slice(0, brief ? 1 : 2)) {
    const id = await world.createDocument(slug, room)
    target.stored = await world.readStored(slug)
    await expectOneChange(round, { action, id, expect: 'gone', run: () => run(id) })
    await world.remove(slug, [id])
  }
}

/** Runs requests concurrently that must not change anything. If a document changed, names the requests that reported success. */
async function expectNoChange(round: Round, attempts: Attempt[]): Promise<void> {
  const { world, caller, target, faults } = round
  const answers = await Promise.all(attempts.map(async ({ action, run }) => ({ action, answer: await run() })))
  for (const { action, answer } of answers) checkAnswer(round, action, answer)
  const after = await world.readStored(target.slug)
  const changes = differences(target.stored, after)
  if (changes.length === 0) return
  const done = answers
    .filter(({ answer }) => answer.status < 400)
    .map(({ action, answer }) => `${action} (${answer.status})`)
  faults.push(`${caller.name}: ${changes.join(', ')} in ${target.slug}, by one of: ${done.join('; ')}`)
  const rows = await world.rows(target.slug)
  await world.remove(
    target.slug,
    rows.map(({ id }) => String(id)).filter((id) => !target.stored.has(id)),
  )
  await world.discardMissing(target.slug)
  for (const key of bothSites) target[key] = await world.getDocument(target.slug, key)
  target.stored = await world.readStored(target.slug)
}

async function expectOneChange(round: Round, { action, run, expect, id }: Expected): Promise<void> {
  const { world, caller, target, faults } = round
  const before = target.stored
  const answer = await run()
  checkAnswer(round, action, answer)
  const after = await world.readStored(target.slug)
  const isRow = (key: string) => !isVersion(after.get(key) ?? before.get(key))
  const added = [...after.keys()].filter((key) => !before.has(key) && isRow(key))
  const isDone =
    expect === 'added'
      ? added.length === 1
      : id !== undefined && (expect === 'gone' ? !after.has(id) : after.has(id) && before.get(id) !== after.get(id))
  if (!isDone)
    faults.push(`${caller.name}: ${action} should be done, and answers ${answer.status} ${answer.text.slice(0, 300)}`)
  const others = [...before.keys()].filter((key) => key !== id && isRow(key) && after.get(key) !== before.get(key))
  if (others.length > 0) faults.push(`${caller.name}: ${action} touches other rows of ${target.slug}`)
  await world.remove(target.slug, added)
  target.stored = added.length > 0 ? await world.readStored(target.slug) : after
}

const isVersion = (text = '{}') => {
  const row = fieldsOf(JSON.parse(text))
  return 'version' in row && 'parent' in row
}

/** A caller cannot move a document to a site without access, neither directly nor as a draft. */
async function expectNoMove(round: Round): Promise<void> {
  const { world, caller, target, faults } = round
  const { slug, north } = target
  const may = mayDo(round)
  if (!world.hasSite(slug) || !may('update', 'north') || may('update', 'south')) return
  const data = { site: world.sites.south }
  const queries: Record<string, string>[] = [{}, ...(target.versions.north ? [{ draft: 'true' }] : [])]
  for (const query of queries) {
    checkAnswer(round, 'moving to another site', await call('PATCH', `${slug}/${north}`, caller.token, { data, query }))
    checkAnswer(
      round,
      'moving by a search',
      await call('PATCH', slug, caller.token, { data, query: { ...query, ...byId(north) } }),
    )
  }
  const row = await world.row(slug, north)
  const left = [row, ...(await world.versions(slug, north)).map(({ version }) => fieldsOf(version))]
  if (left.some((each) => !each || !world.listSites(slug, each).includes('north')))
    faults.push(`${caller.name}: a document of ${slug} was moved to another site`)
  target.stored = await world.readStored(slug)
}

/** A copy is created only where the caller may create documents. */
async function checkCopies(round: Round): Promise<void> {
  const { world, caller, isAllowed, target, faults } = round
  const { slug, north } = target
  const may = mayDo(round)
  if (!may('create', 'north') || !may('read', 'north')) return
  const before = target.stored
  for (const data of may('create', 'south') || !world.hasSite(slug) ? [{}] : [{}, { site: world.sites.south }])
    checkAnswer(round, 'making a copy', await call('POST', `${slug}/${north}/duplicate`, caller.token, { data }))
  const added = (await world.rows(slug)).filter((row) => !before.has(String(row.id)))
  if (added.some((row) => !world.listSites(slug, row).every((key) => isAllowed(caller, 'create', slug, key))))
    faults.push(`${caller.name}: a copy was made at another site`)
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
