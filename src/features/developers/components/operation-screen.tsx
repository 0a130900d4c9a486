import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { fieldsOfSchema } from '@/features/developers/fields-of-schema'
import type { Operation } from '@/features/developers/operations'
import { FieldTree } from './field-tree'
import { TryIt } from './try-it'

/** `typed`: what the address of the page carries; null when it carries nothing. */
type Props = { operation: Operation; typed: Readonly<Record<string, string>> | null; locale: Locale }

/** One call: what it gives, what it takes, how its answer is made, and a place to try it. */
export async function OperationScreen({ operation, typed, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  const { method, path, summary, parameters, answer, inBody } = operation
  return (
    <div className="page-width pt-6 lg:pt-10">
      <p>
        <a href="/v1/docs" className="plain-link inline-flex min-h-11 items-center">
          {t('title')}
        </a>
      </p>
      <h1 className="mt-2 font-mono text-[clamp(1.25rem,4.5vw,2rem)] wrap-anywhere">
        <span className="text-muted">{method}</span> {path}
      </h1>
      <p className="mt-4 max-w-[680px] text-lg">{summary}</p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="grid content-start gap-y-12">
          <section aria-labelledby="parameters">
            <h2 id="parameters" className="text-2xl">
              {t('parameters')}
            </h2>
            <dl className="mt-4 divide-y divide-line border-y border-line">
              {parameters.map(({ name, inPath, description }) => (
                <div key={name} className="py-3">
                  <dt>
                    <code className="font-semibold">{name}</code>{' '}
                    {inPath && <span className="text-muted">{t('inPath')}</span>}
                  </dt>
                  <dd className="mt-1">{description}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="answer">
            <h2 id="answer" className="text-2xl">
              {t('answer')}
            </h2>
            <p className="mt-2 mb-4 text-muted">{t('answerHelp')}</p>
            <FieldTree fields={fieldsOfSchema(answer)} locale={locale} />
          </section>
        </div>
        <section aria-labelledby="try" className="min-w-0">
          <h2 id="try" className="mb-4 text-2xl">
            {t('try')}
          </h2>
          {inBody ? (
            <p>{t('inBody')}</p>
          ) : (
            <TryIt
              operation={{ method, path, parameters }}
              typed={typed}
              locale={locale}
              words={{
                size: t.raw('size') as string,
                send: t('send'),
                sending: t('sending'),
                failed: t('failed'),
                answer: t('answer'),
                cut: t('cut'),
                open: t('open'),
              }}
            />
          )}
        </section>
      </div>
    </div>
  )
}
