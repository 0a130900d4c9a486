import { getTranslations } from 'next-intl/server'
import { campusDateAt } from '@/domain/campus-time'
import { fileAddress } from '@/domain/file-address'
import { textIn } from '@/domain/locale'
import { newslettersByYear, yearOf } from '@/domain/readings'
import { readNewsletters } from '@/features/content/read-newsletters'
import { clock } from '@/server/clock'
import { quietButton } from '@/ui/button-style'
import { Breadcrumb } from './breadcrumb'
import { NothingYet } from './nothing-yet'
import type { ReadingScreen } from './reading-screen'

/** The newsletters of a campus, a table for each year, the latest first. Spec: PUB-2.51, PUB-4.2. */
export async function NewslettersScreen({ site, locale, name, above }: ReadingScreen) {
  const now = clock.now()
  const [t, newsletters] = await Promise.all([
    getTranslations({ locale, namespace: 'readings.newsletters' }),
    readNewsletters(site, now),
  ])
  const thisYear = yearOf(campusDateAt(now, site.timeZone))
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {newsletters.length === 0 && <NothingYet title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />}
      {newslettersByYear(newsletters).map(({ year, newsletters: ofYear }) => (
        <section key={year} className="papers" aria-labelledby={`year-${year}`}>
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
                const title = textIn(newsletter.name, locale) ?? ''
                return (
                  <tr key={newsletter.id}>
                    <th scope="row">{title}</th>
                    <td>{textIn(newsletter.description, locale)}</td>
                    <td>
                      <a
                        href={fileAddress(newsletter.file)}
                        className={quietButton}
                        aria-label={t('viewOf', { title })}
                      >
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
