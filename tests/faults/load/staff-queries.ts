import { staffPasswords, type StaffRole } from '../../support/data/demo-staff'
import { signInStaff } from '../servers/studio-client'

/** Collections with many documents or relationships. */
const collections =
  'sites locations menus dishes schedules sections news events photo-albums staff-members microsites surveys images meal-plans custom-plans orders subscriptions carts promo-uses customers reservations dietary-profiles dietary-health-forms on-the-go-orders access-log staff'

const repeated = (condition: string) =>
  Array.from({ length: 30 }, (_, index) => `where[or][${index}]${condition}`).join('&')
const deepest = 'depth=2&limit=50&locale=all'
/** The largest page with related documents, of documents and of versions, and the same after 30 searches of texts. */
const shapes = [
  (slug: string) => `${slug}?${deepest}&draft=true`,
  (slug: string) => `${slug}/versions?${deepest}`,
  (slug: string) => `${slug}?${deepest}&${repeated('[name][like]=e')}&sort=-updatedAt`,
  (slug: string) => `${slug}?${deepest}&${repeated('[location.name][like]=a')}`,
]

type StaffQueries = { role: StaffRole; token: string; worst: { path: string; ms: number }[] }

const read = async (base: string, path: string, token: string): Promise<number | null> => {
  const began = performance.now()
  const response = await fetch(`${base}/api/${encodeURI(path)}`, { headers: { Authorization: `JWT ${token}` } })
  await response.arrayBuffer()
  return response.status === 200 ? performance.now() - began : null
}

/** Finds the three slowest of these queries that a role may send, with its duration when nothing else runs. */
async function findWorst(base: string, role: StaffRole): Promise<StaffQueries> {
  const token = await signInStaff(base, role)
  const tried: { path: string; ms: number }[] = []
  for (const slug of collections.split(' '))
    for (const shape of shapes) {
      const path = shape(slug)
      const ms = await read(base, path, token)
      if (ms !== null) tried.push({ path, ms })
    }
  const slowest = tried.sort(bySlowness).slice(0, 8)
  for (const each of slowest) each.ms = (await read(base, each.path, token)) ?? 0
  return { role, token, worst: slowest.sort(bySlowness).slice(0, 3) }
}

const bySlowness = (one: { ms: number }, other: { ms: number }) => other.ms - one.ms

/** The worst permitted queries of all roles. */
export async function findWorstQueries(base: string): Promise<StaffQueries[]> {
  const found: StaffQueries[] = []
  for (const role of Object.keys(staffPasswords) as StaffRole[]) found.push(await findWorst(base, role))
  return found
}

/** All roles send their worst queries without a pause for some seconds. Returns the durations, and the refusals. */
export async function keepQuerying(base: string, roles: readonly StaffQueries[], seconds: number) {
  const until = performance.now() + seconds * 1_000
  const durations: number[] = []
  let refused = 0
  const work = async ({ token, worst }: StaffQueries) => {
    for (let number = 0; performance.now() < until; number += 1) {
      const ms = await read(base, worst[number % worst.length]?.path ?? '', token)
      if (ms === null) refused += 1
      else durations.push(ms)
    }
  }
  await Promise.all(roles.map(work))
  return { durations, refused }
}
