import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { SchoolCard } from '@/features/site/frame/school-card'
import { formatPageTitle } from '@/features/site/page-title'
import { listSites, readSite } from '@/features/site/read-sites'
import type { Locale } from '@/domain/locale'
import { firstValue, type SearchParams } from '@/domain/menu/menu-query'
import { filterSector } from '@/domain/site/sector'
import { getRequestPath } from '@/server/http/request-path'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'landing' })
  return { title: formatPageTitle('Refectory', t('title'), locale), description: t('intro') }
}

/** The school picker: the schools of all sectors, or of the one in the query. Spec: PUB-1.1, PUB-2.3, PUB-8.1. */
export default async function Landing({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const sector = firstValue((await searchParams).sector) ?? null
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {await withErrorPage(locale, () => renderSchools(locale, sector))}
    </PlainFrame>
  )
}

async function renderSchools(locale: Locale, sector: string | null) {
  const t = await getTranslations({ locale, namespace: 'landing' })
  const published = filterSector(
    (await listSites()).filter((site) => site.published),
    sector,
  )
  const sites = (await Promise.all(published.map(({ id }) => readSite(id)))).filter((site) => site !== null)
  const inOrder = sites.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale))
  return (
    <div className="page-width pt-10 lg:pt-16">
      <h1 className="text-[clamp(2.2rem,6vw,3.6rem)]">{t('heading')}</h1>
      {inOrder.length === 0 ? (
        <div className="mt-10 border-l-[3px] border-accent py-1 pl-5">
          <p className="font-serif text-xl">{t('empty')}</p>
          <p className="mt-1 text-muted">{t('emptyHelp')}</p>
        </div>
      ) : (
        <>
          <p className="mt-4 max-w-[680px] text-lg text-muted">{t('intro')}</p>
          <nav aria-label={t('schools')} className="mt-10">
            <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
              {inOrder.map((site) => (
                <li key={site.id} className="flex">
                  <SchoolCard site={site} locale={locale} />
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </div>
  )
}
