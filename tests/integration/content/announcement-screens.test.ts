import { detailPaths, type AnnouncementKind } from '@/domain/content/announcements'
import { readSite } from '@/features/site/read-sites'
import { findAnnouncement, listAnnouncements } from '@/features/content/announcements/read-announcements'
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
const create = localizedCreator(payload)
let north: Campus
let south: Campus

/** A Friday, five past noon in Toronto. */
const noon = Date.parse('2026-11-20T17:05:00Z')
let now = noon
clock.now = () => new Date(now)
clock.milliseconds = () => now
beforeEach(() => {
  now = noon
})

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
})
afterAll(closePayload)

const kinds: AnnouncementKind[] = ['events', 'balanced-living-events', 'news', 'special-offers']

async function siteOf(campus: Campus) {
  const site = await readSite(campus.site)
  if (!site) throw new Error(`No site ${campus.slug}`)
  return site
}

/** Something shown to visitors of a site; pass what differs. */
async function write(kind: AnnouncementKind, campus: Campus, given: object = {}): Promise<string> {
  const name = both('Chili night', 'Soirée chili')
  const said = kind === 'special-offers' ? { name } : { title: name }
  const data = {
    site: campus.site,
    start: '2026-11-20',
    active: true,
    _status: 'published' as const,
    ...said,
    ...given,
  }
  return (await create(kind, data as Parameters<typeof create<typeof kind>>[1])).id
}
const found = async (kind: AnnouncementKind, id: string, campus = north) =>
  findAnnouncement(detailPaths[kind], id, await siteOf(campus), 'fr')
const listed = async (kind: AnnouncementKind, campus = north) =>
  (await listAnnouncements(kind, await siteOf(campus), 'fr')).map(({ id }) => id)

describe.each(kinds)('%s', (kind) => {
  test('[PUB-2.12] shows a published item in the list and on its own page, in the visitor’s language', async () => {
    const id = await write(kind, north)
    const path = `/northgate/${detailPaths[kind]}/${id}`
    expect(await found(kind, id)).toMatchObject({ kind, id, path, title: 'Soirée chili' })
    expect(await found(kind, id.toUpperCase())).toMatchObject({ id })
    expect(await listed(kind)).toContain(id)
  })

  test('does not find an item of another site', async () => {
    const id = await write(kind, south)
    expect(await found(kind, id)).toBeNull()
    expect(await found(kind, id, south)).not.toBeNull()
    expect(await listed(kind)).not.toContain(id)
  })

  test.each([
    ['a draft', { _status: 'draft' }],
    ...(kind === 'news' ? [] : ([['not in use', { active: false }]] as const)),
    ['shown from tomorrow', { showFrom: '2026-11-21' }],
    ['shown until yesterday', { showUntil: '2026-11-19' }],
  ] as const)('does not find or list an item that is %s', async (_, given) => {
    const id = await write(kind, north, given)
    expect(await found(kind, id)).toBeNull()
    expect(await listed(kind)).not.toContain(id)
  })

  test.each(['', 'nothing', '0'.repeat(24), '__proto__', '../news', '%00', 'a'.repeat(25)])(
    'does not find the id %j',
    async (id) => {
      expect(await found(kind, id)).toBeNull()
    },
  )

  test('hides an item after its last day at midnight on campus, without a save', async () => {
    const id = await write(kind, north, { showUntil: '2026-11-20' })
    now = Date.parse('2026-11-21T04:59:59Z')
    expect(await found(kind, id)).not.toBeNull()
    now = Date.parse('2026-11-21T05:00:00Z')
    expect(await found(kind, id)).toBeNull()
  })
})

test('[PUB-2.12] does not find an id under another kind of item', async () => {
  const site = await siteOf(north)
  const id = await write('news', north)
  expect(await findAnnouncement('event', id, site, 'en')).toBeNull()
  expect(await findAnnouncement('special-offer', id, site, 'en')).toBeNull()
})

test('[PUB-2.48] removes an ended offer from the list but keeps its page', async () => {
  const id = await write('special-offers', north, { start: '2026-11-01', end: '2026-11-19' })
  expect(await listed('special-offers')).not.toContain(id)
  expect(await found('special-offers', id)).toMatchObject({ nearness: 'over' })
})

test('[PUB-2.41] lists past events after upcoming ones', async () => {
  const over = await write('events', south, { start: '2026-11-19' })
  const tomorrow = await write('events', south, { start: '2026-11-21' })
  const ids = await listed('events', south)
  expect(ids.indexOf(over)).toBeGreaterThan(ids.indexOf(tomorrow))
})

test('[PUB-2.41] shows a saved custom location instead of the location', async () => {
  const id = await write('events', north, { location: north.hall })
  expect((await found('events', id))?.place).toMatchObject({ name: 'Salle Nord' })
  await payload.update({
    collection: 'events',
    id,
    data: { customLocation: true, customLocationName: 'Pré du Sommet' },
    locale: 'fr',
    overrideAccess: true, // as the studio does for its editors
  })
  expect((await found('events', id))?.place).toEqual({ id: null, name: 'Pré du Sommet' })
})
