import { isHexId } from '@/domain/hex-id'
import { campusDateAt } from '@/domain/time/campus-time'
import { isPublic } from '@/domain/content/publication-window'
import type { CountedSurvey, Survey } from '@/domain/content/survey'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, nameOf, rowsOf, textOf } from '@/server/database/stored-values'
import { readVotes } from '@/server/database/survey-votes'
import { readSite } from '@/features/site/read-sites'

/** All published surveys of a site, newest first, inside and outside their publication dates; empty for an unknown site. */
async function readSurveys(siteId: string): Promise<Survey[]> {
  const surveys = await caches.values.getOrBuild(`surveys:${siteId}`, async () => {
    const docs = await readPublicDocuments(await openPayload(), 'surveys', {
      where: { site: { equals: siteId } },
      sort: ['-createdAt', 'id'],
    })
    return { value: docs.map((doc) => parseSurvey(doc)), tags: [siteTag(siteId), everySiteTag] }
  })
  return surveys as Survey[]
}

const parseSurvey = (doc: StoredRow<'surveys'>): Survey => ({
  id: String(doc.id),
  customId: textOf(doc.customId),
  question: nameOf(doc.question),
  choices: rowsOf(doc.choices).map((row) => ({ id: String(row.id), choice: nameOf(row.choice) })),
  status: 'published',
  showFrom: textOf(doc.showFrom),
  showUntil: textOf(doc.showUntil),
})

/**
 * The surveys that visitors of a site see at `now`, newest first, without votes; empty if the site is unknown or not
 * published. Spec: PUB-2.50.
 */
export async function readShownSurveys(siteId: string, now = clock.forDates()): Promise<Survey[]> {
  const site = await readSite(siteId, now)
  if (!site?.published) return []
  const today = campusDateAt(now, site.timeZone)
  return (await readSurveys(siteId)).filter((survey) => isPublic(survey, today))
}

/** A survey that visitors see at `now`; null for any other id. */
export async function findShownSurvey(id: string, now = clock.forDates()): Promise<Survey | null> {
  const siteId = await findSurveySite(id)
  if (siteId === null) return null
  return (await readShownSurveys(siteId, now)).find((survey) => survey.id === id) ?? null
}

async function findSurveySite(id: string): Promise<string | null> {
  if (!isHexId(id)) return null
  const [survey] = await readPublicDocuments(await openPayload(), 'surveys', {
    where: { id: { equals: id } },
    select: { site: true },
  })
  return idOf(survey?.site)
}

/** Adds the current votes to surveys. Votes are read from the database each time and never cached here. */
export async function countSurveys(surveys: readonly Survey[]): Promise<CountedSurvey[]> {
  if (surveys.length === 0) return []
  const ids = surveys.map(({ id }) => id)
  const votes = await readVotes(await openPayload(), ids)
  return surveys.map((survey) => ({
    ...survey,
    choices: survey.choices.map((choice) => ({ ...choice, votes: votes.get(survey.id)?.get(choice.id) ?? 0 })),
  }))
}
