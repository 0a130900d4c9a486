import { getTranslations } from 'next-intl/server'
import { findSite } from '@/features/content/read'
import { webManifest } from '@/features/content/web-manifest'
import { languageOf, textIn } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'

type Context = { params: Promise<{ locale: string; site: string }> }

/** A site's manifest for the home screen. Browsers ask for it without cookies: `?locale=fr` tells the page's language. */
export async function GET(request: Request, { params }: Context) {
  const { locale: own, site: slug } = await params
  const locale = languageOf(new URL(request.url).searchParams.get('locale'), knownLocale(own))
  const site = await findSite(slug)
  if (!site) return new Response('Not found', { status: 404 })
  const t = await getTranslations({ locale, namespace: 'site' })
  const manifest = webManifest(site, locale, t('diningAt', { site: textIn(site.name, locale) ?? '' }))
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
