import { getTranslations } from 'next-intl/server'
import type { Field } from '@/features/api-docs/schema-fields'
import type { Locale } from '@/domain/locale'

type Props = { fields: readonly Field[]; locale: Locale }

/** The keys of a response as nested lists. Keys with children can be opened. */
export async function FieldTree({ fields, locale }: Props) {
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
