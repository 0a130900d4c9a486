import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { FeedExample, Subject } from '@/features/api-docs/operations'
import { PointList } from './docs-page'

type Props = { subjects: readonly Subject[]; feeds: readonly FeedExample[]; locale: Locale }

/** The start page of the API reference: common rules, feeds and all calls by subject. */
export async function ReferenceScreen({ subjects, feeds, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  return (
    <div className="page-width pt-10 lg:pt-16">
      <h1 className="max-w-3xl text-[clamp(2.2rem,7vw,3.4rem)]">{t('heading')}</h1>
      <p className="mt-4 max-w-[680px] text-lg text-muted">{t('intro')}</p>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <a href="/v1/openapi.json" className="plain-link inline-flex min-h-11 items-center">
          {t('openapi')}
        </a>
        <a href="/v1/docs/moving" className="plain-link inline-flex min-h-11 items-center">
          {t('moving.title')}
        </a>
        <a href="/v1/docs/walkthroughs" className="plain-link inline-flex min-h-11 items-center">
          {t('walkthroughs.title')}
        </a>
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="rules">
          <h2 id="rules" className="text-2xl">
            {t('rulesHeading')}
          </h2>
          <PointList points={t.raw('rules') as string[]} />
          <div className="mt-8 border-l-[3px] border-accent py-1 pl-5">
            <h3 className="text-xl">{t('unknownHeading')}</h3>
            <p className="mt-2">{t('unknown')}</p>
          </div>
        </section>
        {feeds.length > 0 && (
          <section aria-labelledby="feeds">
            <h2 id="feeds" className="text-2xl">
              {t('feeds')}
            </h2>
            <p className="mt-2 text-muted">{t('feedsHelp')}</p>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {feeds.map(({ address, title }) => (
                <li key={address}>
                  <a href={address} className="block min-h-11 py-2.5 no-underline hover:text-accent">
                    <span className="block">{title}</span>
                    <code className="wrap-anywhere text-muted">{address}</code>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <nav aria-labelledby="calls" className="mt-16">
        <h2 id="calls" className="text-2xl">
          {t('calls')}
        </h2>
        <div className="mt-4 gap-x-16 lg:columns-2">
          {subjects.map(({ name, operations }) => (
            <section key={name} aria-labelledby={`subject-${name}`} className="break-inside-avoid pb-8">
              <h3 id={`subject-${name}`} className="text-xl">
                {t.has(`subjects.${name}`) ? t(`subjects.${name}`) : name}
              </h3>
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {operations.map(({ id, method, path, summary }) => (
                  <li key={id}>
                    <a href={`/v1/docs/${id}`} className="block min-h-11 py-2.5 no-underline hover:text-accent">
                      <code className="font-semibold wrap-anywhere">
                        {method === 'GET' ? '' : `${method} `}
                        {path}
                      </code>
                      <span className="block text-muted">{summary}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </div>
  )
}
