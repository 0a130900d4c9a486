import { campusDateAt } from '@/domain/campus-time'
import { isShown } from '@/domain/publication'
import type { CountedSurvey, Survey } from '@/domain/survey'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/payload'
import { readStored, type Stored } from '@/server/read-stored'
import { idOf, nameOf, rowsOf, textOf } from '@/server/stored'
import { readVotes } from '@/server/survey-votes'
import { readSite } from './read'

/** Every survey of a site that is not a draft, the newest first, whatever its days; none for an unknown site. */
async function readSurveys(siteId: string): Promise<Survey[]> {
  const surveys = await caches.values.remember(`surveys:${siteId}`, async () => {
    const docs = await readStored(await openPayload(), 'surveys', {
      where: { and: [{ site: { equals: siteId } }, { _status: { equals: 'published' } }] },
      sort: ['-createdAt', 'id'],
    })
    return { value: docs.map((doc) => surveyOf(doc)), tags: [siteTag(siteId), everySiteTag] }
  })
  return surveys as Survey[]
}

const surveyOf = (doc: Stored): Survey => ({
  id: String(doc.id),
  customId: textOf(doc.customId),
  question: nameOf(doc.question),
  choices: rowsOf(doc.choices).map((row) => ({ id: String(row.id), choice: nameOf(row.choice) })),
  status: 'published',
  showFrom: textOf(doc.showFrom),
  showUntil: textOf(doc.showUntil),
})

/**
 * The surveys that visitors of a site see at an instant, the newest first, without their votes; none where the site is
 * unknown or not published. Spec: PUB-2.50.
 */
export async function readShownSurveys(siteId: string, now = clock.now()): Promise<Survey[]> {
  const site = await readSite(siteId, now)
  if (!site?.published) return []
  const today = campusDateAt(now, site.timeZone)
  return (await readSurveys(siteId)).filter((survey) => isShown(survey, today))
}

/** A survey that visitors see at an instant; null for any other id. */
export async function findShownSurvey(id: string, now = clock.now()): Promise<Survey | null> {
  const siteId = await siteOfSurvey(id)
  if (siteId === null) return null
  return (await readShownSurveys(siteId, now)).find((survey) => survey.id === id) ?? null
}

async function siteOfSurvey(id: string): Promise<string | null> {
  if (!/^[0-9a-f]{24}$/.test(id)) return null
  const { db } = await openPayload()
  const found = await db.findOne<{ id: string; site?: unknown }>({
    collection: 'surveys',
    where: { id: { equals: id } },
  })
  return idOf(found?.site)
}

/** Surveys with their votes as they are now. These are never kept: what others keep of them, they keep for moments. */
export async function countSurveys(surveys: readonly Survey[]): Promise<CountedSurvey[]> {
  const ids = surveys.map(({ id }) => id)
  const votes = await readVotes(await openPayload(), ids)
  return surveys.map((survey) => ({
    ...survey,
    choices: survey.choices.map((choice) => ({ ...choice, votes: votes.get(survey.id)?.get(choice.id) ?? 0 })),
  }))
}
