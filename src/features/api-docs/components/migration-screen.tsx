import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { PointList } from './point-list'

/** The migration guide for API clients of the earlier service: what stays the same, what is new, what is different. */
export async function MigrationScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  return (
    <div className="page-width pt-6 lg:pt-10">
      <p>
        <a href="/v1/docs" className="plain-link inline-flex min-h-11 items-center">
          {t('title')}
        </a>
      </p>
      <h1 className="mt-2 text-[clamp(2rem,6vw,2.9rem)]">{t('moving.title')}</h1>
      <p className="mt-4 max-w-[680px] text-lg text-muted">{t('moving.intro')}</p>
      <div className="mt-10 grid max-w-[680px] gap-y-12">
        {(['stays', 'better', 'differs'] as const).map((name) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name} className="text-2xl">
              {t(`moving.${name}Heading`)}
            </h2>
            <PointList points={t.raw(`moving.${name}`) as string[]} />
          </section>
        ))}
      </div>
    </div>
  )
}
