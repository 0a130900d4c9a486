import { getTranslations } from 'next-intl/server'
import type { Field } from '@/features/developers/fields-of-schema'
import type { Locale } from '@/domain/locale'

type Props = { fields: readonly Field[]; locale: Locale }

/** The keys of an answer as nested lists; what lies deeper can be opened. */
export async function FieldTree({ fields, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers.kinds' })
  const saidOf = ({ kinds, values }: Field) =>
    values.length > 0
      ? values.join(', ') + (kinds.includes('nothing') ? `, ${t('nothing')}` : '')
      : kinds.map((kind) => t(kind)).join(t('or'))
  const Row = ({ field }: { field: Field }) => (
    <>
      <code className="font-semibold">{field.name}</code> <span className="text-muted">{saidOf(field)}</span>
    </>
  )
  const Level = ({ below }: { below: readonly Field[] }) => (
    <ul className="divide-y divide-line border-s border-line ps-4">
      {below.map((field) => (
        <li key={field.name} className="py-1.5">
          {field.fields.length === 0 ? (
            <Row field={field} />
          ) : (
            <details>
              <summary className="min-h-8">
                <Row field={field} />
              </summary>
              <Level below={field.fields} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
  return <Level below={fields} />
}
