import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { getTranslations } from 'next-intl/server'
import { findSite } from '@/features/site/read-sites'
import { buildWebManifest } from '@/features/site/web-manifest'
import { resolveLocale, localize } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'

type Context = { params: Promise<{ locale: string; site: string }> }

/** The web app manifest of a site. Browsers request it without cookies, so `?locale=fr` carries the language. */
export async function GET(request: Request, { params }: Context) {
  const { locale: segment, site: slug } = await params
  const locale = resolveLocale(new URL(request.url).searchParams.get('locale'), requireLocale(segment))
  const site = await findSite(slug)
  if (!site) return new Response('Not found', { status: 404 })
  const t = await getTranslations({ locale, namespace: 'site' })
  const manifest = buildWebManifest(site, locale, t('diningAt', { site: localize(site.name, locale) ?? '' }))
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
