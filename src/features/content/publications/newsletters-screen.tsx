import { getTranslations } from 'next-intl/server'
import { campusDateAt } from '@/domain/time/campus-time'
import { fileUrl } from '@/domain/files/file-urls'
import { localize } from '@/domain/locale'
import { groupNewslettersByYear, yearOf } from '@/domain/content/publications'
import { readNewsletters } from './read-newsletters'
import { clock } from '@/server/clock'
import { quietButton } from '@/ui/brand/button-style'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/empty-state'
import type { PublicationScreenProps } from './publication-screen'

/** The newsletters of a campus: one table per year, newest year first. Spec: PUB-2.51, PUB-4.2. */
export async function NewslettersScreen({ site, locale, name, above }: PublicationScreenProps) {
  const now = clock.forDates()
  const [t, newsletters] = await Promise.all([
    getTranslations({ locale, namespace: 'publications.newsletters' }),
    readNewsletters(site, now),
  ])
  const thisYear = yearOf(campusDateAt(now, site.timeZone))
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {newsletters.length === 0 && <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />}
      {groupNewslettersByYear(newsletters).map(({ year, newsletters: ofYear }) => (
        <section key={year} className="document-table" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{t(year === thisYear ? 'current' : 'archives', { year: String(year) })}</h2>
          <table aria-labelledby={`year-${year}`}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('description')}</th>
                <th scope="col">{t('file')}</th>
              </tr>
            </thead>
            <tbody>
              {ofYear.map((newsletter) => {
                const title = localize(newsletter.name, locale) ?? ''
                return (
                  <tr key={newsletter.id}>
                    <th scope="row">{title}</th>
                    <td>{localize(newsletter.description, locale)}</td>
                    <td>
                      <a href={fileUrl(newsletter.file)} className={quietButton} aria-label={t('viewOf', { title })}>
                        {t('view')}
                      </a>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
