import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { DocsPage, PointList } from './docs-page'

/** The migration guide for API clients of the earlier service: what stays the same, what is new, what is different. */
export async function MigrationScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  return (
    <DocsPage title={t('moving.title')} intro={t('moving.intro')} locale={locale}>
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
    </DocsPage>
  )
}
