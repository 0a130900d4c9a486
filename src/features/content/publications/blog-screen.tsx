import { getTranslations } from 'next-intl/server'
import { formatLongDate } from '@/domain/time/date-formats'
import { localize } from '@/domain/locale'
import { readBlogArticles } from './read-blog-articles'
import { readSectionBody } from '@/features/site/read-section-body'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/empty-state'
import type { PublicationScreenProps } from './publication-screen'
import { PublicationTabs } from './publication-tabs'

type Props = PublicationScreenProps & {
  address: string
  /** The article id in the URL, if any. An unknown id shows the latest article with a notice. */
  requestedId: string | undefined
}

/** The dining blog: a list of articles, one of them open. Spec: PUB-2.53, PUB-4.2. */
export async function BlogScreen({ site, locale, name, above, address, requestedId }: Props) {
  const [t, articles] = await Promise.all([
    getTranslations({ locale, namespace: 'publications.blog' }),
    readBlogArticles(site),
  ])
  const open = articles.find(({ id }) => id === requestedId) ?? articles[0]
  const body = await readSectionBody(localize(open?.body, locale))
  const day = (date: string) => <time dateTime={date}>{formatLongDate(date, locale)}</time>
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {open ? (
        <PublicationTabs
          name={t('all')}
          notice={requestedId !== undefined && requestedId !== open.id && t('gone')}
          tabs={articles.map(({ id, title, publishedDate }) => ({
            id,
            label: localize(title, locale) ?? '',
            detail: day(publishedDate),
          }))}
          openId={open.id}
          addressOf={(id) => `${address}?article=${id}`}
        >
          <h2 id="publication-title">{localize(open.title, locale)}</h2>
          <p className="publication-facts">{t.rich('published', { day: () => day(open.publishedDate) })}</p>
          {body && <div className="article" dangerouslySetInnerHTML={{ __html: body }} />}
        </PublicationTabs>
      ) : (
        <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      )}
    </div>
  )
}
