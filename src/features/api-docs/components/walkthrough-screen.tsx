import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { WalkthroughText } from '@/features/api-docs/operations'
import { DocsPage, PointList, Code } from './docs-page'

type Props = { walkthroughs: readonly WalkthroughText[]; locale: Locale }

/** Complete examples of accounts, reservations and purchases, where ids come from, and the statuses of errors. */
export async function WalkthroughScreen({ walkthroughs, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  return (
    <DocsPage title={t('walkthroughs.title')} intro={t('walkthroughs.intro')} locale={locale}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-y-12">
        {walkthroughs.map(({ id, title, about, shell, typeScript }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            <p className="mt-2 max-w-[680px]">{about}</p>
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-8 lg:grid-cols-2">
              <Code id={`${id}-shell`} title={t('walkthroughs.shell', { title })} code={shell} level={3} />
              <Code
                id={`${id}-typescript`}
                title={t('walkthroughs.typeScript', { title })}
                code={typeScript}
                level={3}
              />
            </div>
          </section>
        ))}
        {(['ids', 'errors'] as const).map((name) => (
          <section key={name} aria-labelledby={name} className="max-w-[680px]">
            <h2 id={name} className="text-2xl">
              {t(`walkthroughs.${name}Heading`)}
            </h2>
            <PointList points={t.raw(`walkthroughs.${name}`) as string[]} />
          </section>
        ))}
      </div>
    </DocsPage>
  )
}
