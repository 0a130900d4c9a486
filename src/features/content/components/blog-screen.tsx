import { getTranslations } from 'next-intl/server'
import { longDate } from '@/domain/date-formats'
import { textIn } from '@/domain/locale'
import { readBlogArticles } from '@/features/content/read-blog-articles'
import { sectionBody } from '@/features/content/section-body'
import { Breadcrumb } from './breadcrumb'
import { NothingYet } from './nothing-yet'
import type { ReadingScreen } from './reading-screen'
import { ReadingTabs } from './reading-tabs'

type Props = ReadingScreen & {
  address: string
  /** The article that the address asks for; the latest where it asks for none that is there. */
  asked: string | undefined
}

/** The dining blog: the titles, and one article at length. Spec: PUB-2.53, PUB-4.2. */
export async function BlogScreen({ site, locale, name, above, address, asked }: Props) {
  const [t, articles] = await Promise.all([
    getTranslations({ locale, namespace: 'readings.blog' }),
    readBlogArticles(site),
  ])
  const open = articles.find(({ id }) => id === asked) ?? articles[0]
  const body = await sectionBody(textIn(open?.body, locale))
  const day = (date: string) => <time dateTime={date}>{longDate(date, locale)}</time>
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {open ? (
        <ReadingTabs
          name={t('all')}
          notice={asked !== undefined && asked !== open.id && t('gone')}
          tabs={articles.map(({ id, title, publishedDate }) => ({
            id,
            label: textIn(title, locale) ?? '',
            detail: day(publishedDate),
          }))}
          openId={open.id}
          addressOf={(id) => `${address}?article=${id}`}
        >
          <h2 id="reading-title">{textIn(open.title, locale)}</h2>
          <p className="reading-facts">{t.rich('published', { day: () => day(open.publishedDate) })}</p>
          {body && <div className="article" dangerouslySetInnerHTML={{ __html: body }} />}
        </ReadingTabs>
      ) : (
        <NothingYet title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      )}
    </div>
  )
}
