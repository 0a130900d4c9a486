import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isHexColour, readableTextColour } from '@/domain/site/brand-colour'
import { languageChoices, parseSiteLanguages } from '@/domain/site/site-languages'
import type { BuiltInPage } from '@/domain/site/section-screens'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual } from '@collections/labels'
import { builtInPages } from './built-in-page'
import { inLanguages, isWhole, siteText, type SiteText } from './site-texts'
import { refuse } from '@collections/refuse'

const refusals = {
  unreadable: bilingual('Reload the page and try again.', 'Rechargez la page et réessayez.'),
  name: bilingual(
    'Enter the name of the site in each of its languages.',
    'Entrez le nom du site dans chacune de ses langues.',
  ),
  location: bilingual(
    'Enter the name of the location in each language of the site.',
    'Entrez le nom du point de service dans chaque langue du site.',
  ),
  hours: bilingual(
    'Choose days, and enter when the location opens and closes.',
    'Choisissez des jours, et entrez les heures d’ouverture et de fermeture.',
  ),
}
const line = z.string().trim().max(300)
const newSite = z.object({
  languages: z.enum(languageChoices),
  name: siteText,
  slug: line,
  timeZone: line,
  country: z.enum(['ca', 'us']),
  brandColor: z.string().refine(isHexColour),
  published: z.boolean(),
  pages: z.array(z.enum(Object.keys(builtInPages) as [BuiltInPage, ...BuiltInPage[]])).max(30),
  location: z.object({
    name: siteText,
    days: z.array(z.enum(['0', '1', '2', '3', '4', '5', '6'])),
    opensAt: line,
    closesAt: line,
  }),
  colleague: z.object({ name: line, email: line }),
})
type NewSite = z.infer<typeof newSite>

const isGiven = ({ en, fr }: SiteText) => en !== '' || fr !== ''

/** What a request sets up, complete in the languages of the new site. The collections check the rest. */
async function readNewSite(req: PayloadRequest): Promise<NewSite> {
  await addDataAndFileToRequest(req)
  const { data } = newSite.safeParse(req.data)
  if (!data) return refuse(req, refusals.unreadable)
  const languages = parseSiteLanguages(data.languages)
  const { name, days, opensAt, closesAt } = data.location
  if (!isWhole(languages, data.name)) refuse(req, refusals.name)
  if (isGiven(name) && !isWhole(languages, name)) refuse(req, refusals.location)
  if (isGiven(name) && (days.length === 0 || !opensAt || !closesAt)) refuse(req, refusals.hours)
  return data
}

/** Stores the site with its logo, its pages and its first location, and returns its id. */
async function store(req: PayloadRequest, given: NewSite): Promise<string> {
  const { languages: choice, name, slug, timeZone, country, brandColor, published, pages, location } = given
  const languages = parseSiteLanguages(choice)
  const { payload, file } = req
  const shared = { locale: languages[0], depth: 0, req } as const
  req.file = undefined // it belongs to the logo alone
  const named = (text: SiteText) => inLanguages('name', languages, text) as { name: string }
  const colours = { brandColor, textColor: readableTextColour(brandColor) }
  const data = { ...named(name), ...colours, languages: choice, slug, timeZone, country, published }
  const { id: site } = await payload.create({ ...shared, collection: 'sites', data, overrideAccess: false })
  if (file) {
    const alt = { en: name.en, fr: name.fr }
    const { id: logo } = await payload.create({
      ...shared,
      collection: 'logo',
      data: { site, alt },
      file,
      overrideAccess: false,
    })
    await payload.update({ ...shared, collection: 'sites', id: site, data: { logo }, overrideAccess: false })
  }
  for (const [index, page] of pages.entries()) {
    const section = { ...named(builtInPages[page]), site, slug: page, masterSlug: page, sortOrder: 10 * (index + 1) }
    const data = { ...section, _status: 'published' as const }
    await payload.create({ ...shared, collection: 'sections', data, overrideAccess: false })
  }
  if (isGiven(location.name)) {
    const { days, opensAt, closesAt } = location
    const { id } = await payload.create({
      ...{ ...shared, collection: 'locations', data: { ...named(location.name), site, occupancy: 'na' } },
      overrideAccess: false,
    })
    const hours = { site, location: id, type: 'location' as const, days, opensAt, closesAt }
    await payload.create({ ...shared, collection: 'schedules', data: hours, overrideAccess: false })
  }
  return site
}

/** Opens an account for the first colleague, who manages the site. Returns why it was refused, or null. */
async function invite(
  req: PayloadRequest,
  site: string,
  { name, email }: NewSite['colleague'],
): Promise<string | null> {
  const data = { name, email, role: 'siteManager' as const, sites: [{ site }], invitation: true, password: '' }
  try {
    await req.payload.create({ collection: 'staff', data, depth: 0, overrideAccess: false, req })
    return null
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error
    const { errors } = (error.data ?? {}) as { errors?: { message: string }[] }
    return errors?.[0]?.message ?? error.message
  }
}

/**
 * `POST /api/sites/set-up`, with a logo as `file` or without one: a new site with its pages, its first location and hours, all or
 * nothing; then the invitation of its first colleague. Answers the id, and `uninvited` with the reason where that account was refused.
 * For administrators. Spec: PUB-3.1.
 */
export const setUpSite: Omit<Endpoint, 'root'> = {
  path: '/set-up',
  method: 'post',
  handler: async (req) => {
    if (signedInStaff(req)?.role !== 'administrator') throw new Forbidden(req.t)
    const given = await readNewSite(req)
    const site = await inTransaction(req, () => store(req, given))
    const uninvited = given.colleague.email ? await invite(req, site, given.colleague) : null
    return Response.json({ id: site, uninvited }, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
}
