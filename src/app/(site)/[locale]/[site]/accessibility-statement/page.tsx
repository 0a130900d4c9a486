import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/ui/breadcrumb'
import { quietButton } from '@/ui/brand/button-style'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { localize } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'

type Props = { params: Promise<{ locale: string; site: string }> }

export const dynamic = 'force-dynamic'

/** The site and its statement; `statement` is null for a site without one, whose page does not exist. */
async function findStatement({ params }: Props) {
  const { locale: segment, site: slug } = await params
  const locale = requireLocale(segment)
  const site = await findSite(slug)
  return { locale, site, statement: localize(site?.wcag, locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, statement } = await findStatement(props)
  if (!site || !statement) return buildNotFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'accessibility' })
  const name = localize(site.name, locale) ?? ''
  const title = t('title')
  const path = `/${site.slug}/accessibility-statement`
  return {
    title: formatPageTitle(name, title, locale),
    ...buildPageMetadata(site, locale, { title, path, description: t('description', { site: name }) }),
  }
}

/** The accessibility statement of a site, with a link to report a problem. Spec: PUB-3.1. */
export default async function AccessibilityStatementPage(props: Props) {
  const { locale, site, statement } = await findStatement(props)
  if (!site || !statement) return <NotFoundPage site={site} locale={locale} />
  const t = await getTranslations({ locale, namespace: 'accessibility' })
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} />
      <h1 className="page-head">{t('title')}</h1>
      <p className="mt-6 max-w-[680px] whitespace-pre-line text-lg">{statement}</p>
      <p className="not-printed mt-8">
        <a href={`/${site.slug}/contact`} className={quietButton}>
          {t('report')}
        </a>
      </p>
    </div>
  )
}
