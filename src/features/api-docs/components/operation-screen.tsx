import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { listSchemaFields, type Field } from '@/features/api-docs/schema-fields'
import { buildCurlCommand, type Operation, type Schema } from '@/features/api-docs/operations'
import { Code } from './docs-page'
import { TryIt } from './try-it'

type FieldTreeProps = { fields: readonly Field[]; locale: Locale }

/** The keys of a response as nested lists. Keys with children can be opened. */
async function FieldTree({ fields, locale }: FieldTreeProps) {
  const t = await getTranslations({ locale, namespace: 'developers.kinds' })
  const typeText = ({ kinds, values }: Field) =>
    values.length > 0
      ? values.join(', ') + (kinds.includes('nothing') ? `, ${t('nothing')}` : '')
      : kinds.map((kind) => t(kind)).join(t('or'))
  const Row = ({ field }: { field: Field }) => (
    <>
      <code className="font-semibold">{field.name}</code> <span className="text-muted">{typeText(field)}</span>
      {field.description && <span className="block">{field.description}</span>}
    </>
  )
  const Level = ({ siblings }: { siblings: readonly Field[] }) => (
    <ul className="divide-y divide-line border-s border-line ps-4">
      {siblings.map((field) => (
        <li key={field.name} className="py-1.5">
          {field.fields.length === 0 ? (
            <Row field={field} />
          ) : (
            <details>
              <summary className="min-h-8">
                <Row field={field} />
              </summary>
              <Level siblings={field.fields} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
  return <Level siblings={fields} />
}

/**
 * `typed` holds the parameter values in the query string of the page; null if there are none. `named` are the schemas that the
 * response refers to. `sample` is a success as JSON; null if there is none.
 */
type Props = {
  operation: Operation
  named: Readonly<Record<string, Schema>>
  sample: string | null
  serverUrl: string
  typed: Readonly<Record<string, string>> | null
  locale: Locale
}

/** What a write does that is tried here, by the session that it depends on. */
const tryText = { needs: 'tryWithSession', uses: 'tryWithCart', opens: 'tryWrite', none: 'tryWrite' } as const

/** The reference of one call: summary, parameters, response, a command line, a sample and a form to try it. */
export async function OperationScreen({ operation, named, sample, serverUrl, typed, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  const { method, path, summary, parameters, response: answer, session } = operation
  const examples = new Map(parameters.map(({ name, example }) => [name, example ?? '']))
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
              {parameters.map(({ name, inPath, required, description, schema }) => (
                <div key={name} className="py-3">
                  <dt>
                    <code className="font-semibold">{name}</code>{' '}
                    <span className="text-muted">
                      {[required && t('required'), inPath && t('inPath')].filter(Boolean).join(', ')}
                    </span>
                  </dt>
                  <dd className="mt-1">
                    {description}
                    {schema && <FieldTree fields={listSchemaFields(schema)} locale={locale} />}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="answer">
            <h2 id="answer" className="text-2xl">
              {t('answer')}
            </h2>
            <p className="mt-2 mb-4 text-muted">{t('answerHelp')}</p>
            <FieldTree fields={listSchemaFields(answer, named)} locale={locale} />
          </section>
        </div>
        <div className="grid min-w-0 content-start gap-y-12">
          <section aria-labelledby="try" className="min-w-0">
            <h2 id="try" className="mb-4 text-2xl">
              {t('try')}
            </h2>
            {method !== 'GET' && <p className="mb-4">{t(tryText[session ?? 'none'])}</p>}
            <TryIt
              operation={{ method, path, parameters, session }}
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
                needsScript: t('needsScript'),
              }}
            />
          </section>
          <Code id="curl" title={t('curl')} code={buildCurlCommand(operation, examples, serverUrl)} wrap />
          {sample && <Code id="sample" title={t('sample')} help={t('sampleHelp')} code={sample} />}
        </div>
      </div>
    </div>
  )
}
