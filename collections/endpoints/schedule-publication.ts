import { canAccessAdmin, docAccessOperation, type PayloadRequest, type ServerFunction, type Where } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { say, words } from '@collections/labels'
import type { TaskSchedulePublish } from '@/payload-types'
import { fieldsOf, idOf, textOf } from '@/server/stored'

type Target = NonNullable<TaskSchedulePublish['input']['doc']>
type Asked = {
  type?: string
  date?: Date | string
  deleteID?: number | string
  doc?: unknown
  localeToPublish?: string
  timezone?: string
}

const refused = words(
  'You may not publish this document, or it is no longer there.',
  'Vous ne pouvez pas publier ce document, ou il n’existe plus.',
)
const past = words('Choose a moment that is still to come.', 'Choisissez un moment à venir.')

/** The document, when it can be published at an appointed time and this person may publish it now. */
async function targetOf(req: PayloadRequest, doc: unknown): Promise<Target | null> {
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

async function cancel(req: PayloadRequest, id: number | string) {
  const { db } = req.payload
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] }
  const job = await db.findOne<{ id: number | string; input?: unknown }>({ collection: 'payload-jobs', where })
  if (!job || !(await targetOf(req, fieldsOf(job.input).doc))) return { error: say(req, refused) }
  await db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: job.id } } })
  return { message: req.t('general:success') }
}

/**
 * In the place of Payload's own answer to the studio's schedule drawer, which asks no right to the document: anybody signed
 * in could cancel a publication of any site, and an appointment that will be refused looked like one that holds. It also
 * left an empty job behind for each that it cancelled. The job acts with the rights that its person has when it runs.
 */
export const schedulePublication: ServerFunction<Asked> = async ({
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
  const target = await targetOf(req, doc)
  if (!target || !req.user) return { error: say(req, refused) }
  const waitUntil = new Date(date ?? Number.NaN)
  if (!(waitUntil.getTime() > Date.now() - 60_000)) return { error: say(req, past) }
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: type === 'unpublish' ? 'unpublish' : 'publish',
      doc: target,
      locale: localeToPublish,
      ...(timezone ? { timezone } : {}), // the studio's list says the time as it was chosen
      user: { relationTo: req.user.collection, value: req.user.id },
    },
    waitUntil,
  })
  return { message: req.t('general:success') }
}
