import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { saveLockKey } from '@/server/database/locks/with-lock'
import { fieldsOf, flagOf, idOf } from '@/server/database/stored-values'
import { withLocks } from '@/server/http/studio/save-locks'
import { requireSite, type PermittedSite } from '@collections/access/require-site'
import { bilingual } from '@collections/labels'
import { inLanguages, isWhole, siteText } from './site-texts'
import { refuse } from '@collections/refuse'

const refusals = {
  unreadable: bilingual('Reload the page and try again.', 'Rechargez la page et réessayez.'),
  text: bilingual('Enter the text in each language of the site.', 'Entrez le texte dans chaque langue du site.'),
  alt: bilingual('Describe the picture in each language of the site.', 'Décrivez l’image dans chaque langue du site.'),
  picture: bilingual('Choose a picture.', 'Choisissez une image.'),
  days: bilingual('The last day must not be before the first.', 'Le dernier jour ne peut pas précéder le premier.'),
  otherPopup: bilingual(
    'The settings of the site choose another popup, which is shown instead. A site manager can change that under “Alerts and popup”.',
    'Les réglages du site choisissent une autre fenêtre, qui s’affiche à la place. La gestion du site peut le changer sous «\u00a0Avis et fenêtre surgissante\u00a0».',
  ),
  busy: bilingual('Somebody is saving this site. Try again.', 'Quelqu’un enregistre ce site. Réessayez.'),
}

const announcement = z.object({
  text: siteText,
  alt: siteText.optional(),
  icon: z.enum(['info', 'warning', 'snow', 'clock']).optional(),
  from: z.iso.date(),
  until: z.iso.date(),
})
type Announcement = z.infer<typeof announcement>

/** The site and what a request announces there, complete in its languages. The operations that store it check the rights. */
async function readAnnouncement(req: PayloadRequest): Promise<{ site: PermittedSite } & Announcement> {
  const { site } = await requireSite(req, 'sites')
  await addDataAndFileToRequest(req)
  const { data } = announcement.safeParse(req.data)
  if (!data || !site) return refuse(req, refusals.unreadable)
  if (!isWhole(site.languages, data.text)) refuse(req, refusals.text)
  if (data.until < data.from) refuse(req, refusals.days)
  return { site, ...data }
}

const respond = (body: object) => Response.json(body, { status: 201, headers: { 'Cache-Control': 'no-store' } })

/** `POST /api/sites/alert?site=`: adds an alert for some days after those that the site has. */
const addAlert: Endpoint = {
  path: '/alert',
  method: 'post',
  handler: async (req) => {
    const { site, text, icon = 'info', from, until } = await readAnnouncement(req)
    const one = {
      collection: 'sites',
      id: site.id,
      locale: site.languages[0],
      depth: 0,
      req,
    } as const
    const added = await withLocks(req.payload, [saveLockKey('sites', site.id)], async () => {
      const { homepageAlerts } = await req.payload.findByID({ ...one, overrideAccess: false })
      const alert = { ...inLanguages('message', site.languages, text), icon, useLink: false, start: from, end: until }
      const rows = [...(homepageAlerts ?? []), alert] as NonNullable<typeof homepageAlerts>
      await req.payload.update({ ...one, data: { homepageAlerts: rows }, overrideAccess: false })
      return true
    })
    return added ? respond({ id: site.id }) : refuse(req, refusals.busy, 409)
  },
}

/** Whether the settings of the site choose the popup: then no other one is shown. */
async function choosesPopup({ payload }: PayloadRequest, site: string): Promise<boolean> {
  const select = { hasPopup: true, activePopup: true } as const
  const row = fieldsOf(await payload.db.findOne({ collection: 'sites', where: { id: { equals: site } }, select }))
  return flagOf(row.hasPopup) && idOf(row.activePopup) !== null
}

/**
 * `POST /api/sites/popup?site=` with a picture as `file`: publishes a popup on the home page for some days, picture and popup together or
 * neither.
 */
const addPopup: Endpoint = {
  path: '/popup',
  method: 'post',
  handler: async (req) => {
    const { site, text, alt, from, until } = await readAnnouncement(req)
    if (!req.file) return refuse(req, refusals.picture)
    if (!alt || !isWhole(site.languages, alt)) return refuse(req, refusals.alt)
    if (await choosesPopup(req, site.id)) return refuse(req, refusals.otherPopup)
    const shared = { depth: 0, locale: site.languages[0], req } as const
    const shown = {
      onHomePage: true,
      showFrom: from,
      showUntil: until,
      daysBetweenViews: 7,
      _status: 'published',
    } as const
    const { file } = req
    const title = inLanguages('title', site.languages, text) as { title: string }
    const { payload } = req
    const id = await inTransaction(req, async () => {
      const picture = { site: site.id, alt }
      const { id: image } = await payload.create({
        ...{ ...shared, collection: 'popup-images', data: picture, file },
        overrideAccess: false,
      })
      const data = { ...title, ...shown, site: site.id, image }
      return (await payload.create({ ...shared, collection: 'popups', data, overrideAccess: false })).id
    })
    return respond({ id })
  },
}

/** The short forms of Today: what visitors see at once, without the whole form of a site or popup. Spec: PUB-2.19, PUB-2.29. */
export const announceEndpoints: Endpoint[] = [addAlert, addPopup]
