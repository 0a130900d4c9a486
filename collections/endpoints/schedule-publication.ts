import { canAccessAdmin, docAccessOperation, type PayloadRequest, type ServerFunction, type Where } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { translate, bilingual } from '@collections/labels'
import type { TaskSchedulePublish } from '@/payload-types'
import { fieldsOf, idOf, textOf } from '@/server/database/stored-values'

type Target = NonNullable<TaskSchedulePublish['input']['doc']>
type Args = {
  type?: string
  date?: Date | string
  deleteID?: number | string
  doc?: unknown
  localeToPublish?: string
  timezone?: string
}

const notAllowed = bilingual(
  'You cannot publish this document, or it no longer exists.',
  'Vous ne pouvez pas publier ce document, ou il n’existe plus.',
)
const neverPublished = bilingual(
  'This document has never been published, so it cannot be unpublished. Choose “Publish”.',
  'Ce document n’a jamais été publié\u00a0: sa publication ne peut pas être annulée. Choisissez «\u00a0Publier\u00a0».',
)
const past = bilingual('Choose a date and time in the future.', 'Choisissez une date et une heure à venir.')

/** The document, if its collection has scheduled publishing and the user may publish it now; otherwise null. */
async function findTarget(req: PayloadRequest, doc: unknown): Promise<Target | null> {
  const { relationTo, value } = fieldsOf(doc)
  const [slug, id] = [textOf(relationTo), typeof value === 'number' ? String(value) : idOf(value)]
  const collection = req.payload.config.collections.find((it) => it.slug === slug)
  if (!collection || !id || !hasScheduledPublishEnabled(collection)) return null
  const { update } = await docAccessOperation({
    id,
    collection: { config: collection },
    data: { _status: 'published' },
    req,
  })
  return update ? ({ relationTo: slug, value: id } as Target) : null
}

/** Whether visitors see the document now. Reads below access control; the caller has checked the person's rights. */
async function isPublished({ payload }: PayloadRequest, { relationTo, value }: Target): Promise<boolean> {
  const where: Where = { id: { equals: idOf(value) } }
  const doc = await payload.db.findOne<{ id: string; _status?: string }>({ collection: relationTo, where })
  return doc !== null && doc._status !== 'draft'
}

async function cancel(req: PayloadRequest, id: number | string) {
  const { db } = req.payload
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] }
  const job = await db.findOne<{ id: number | string; input?: unknown }>({ collection: 'payload-jobs', where })
  if (!job || !(await findTarget(req, fieldsOf(job.input).doc))) return { error: translate(req, notAllowed) }
  await db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: job.id } } })
  return { message: req.t('general:success') }
}

/**
 * Replaces Payload's server function for scheduled publishing, which does not check rights on the document: every signed-in
 * person could cancel a scheduled publication of any site. It also left an empty job for each cancelled one. The job runs
 * with the rights that the person has at that time.
 */
export const schedulePublication: ServerFunction<Args> = async ({
  req,
  type,
  date,
  deleteID,
  doc,
  localeToPublish,
  timezone,
}) => {
  await canAccessAdmin({ req })
  if (deleteID !== undefined) return cancel(req, deleteID)
  const target = await findTarget(req, doc)
  if (!target || !req.user) return { error: translate(req, notAllowed) }
  if (type === 'unpublish' && !(await isPublished(req, target))) return { error: translate(req, neverPublished) }
  const waitUntil = new Date(date ?? Number.NaN)
  if (!(waitUntil.getTime() > Date.now() - 60_000)) return { error: translate(req, past) }
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: type === 'unpublish' ? 'unpublish' : 'publish',
      doc: target,
      locale: localeToPublish,
      ...(timezone ? { timezone } : {}), // the studio shows the time in the zone in which it was chosen
      user: { relationTo: req.user.collection, value: req.user.id },
    },
    waitUntil,
  })
  return { message: req.t('general:success') }
}
