'use client'
import { useEffect, useState } from 'react'
import { FieldDescription, FieldError, useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { FilterBox } from './filter-box'

type Filter = { id: string; code: string; name: { en?: string; fr?: string } }

const failures = {
  en: 'The list could not be loaded. Reload the page.',
  fr: 'La liste n’a pas pu être chargée. Rechargez la page.',
}

/** Loads the filters of a type in both languages, in the order of the site. */
async function loadFilters(api: string, type: string): Promise<Filter[]> {
  const query = new URLSearchParams({
    'where[type][equals]': type,
    sort: 'sortOrder',
    limit: '100',
    depth: '0',
    locale: 'all',
  })
  const response = await fetch(`${api}/menu-filters?${query}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`The API answered ${response.status}`)
  return ((await response.json()) as { docs: Filter[] }).docs
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) => (typeof each === 'string' ? each : ((each as { id?: string } | null)?.id ?? [])))
    : []

/** Check boxes with the site's icons for a list of allergens or dietary categories, named in the studio's language. */
export function FilterBoxes({
  field,
  path: givenPath,
  readOnly,
  type,
}: RelationshipFieldClientProps & { type: string }) {
  const { value, setValue, showError, path, disabled } = useField<unknown>({ potentiallyStalePath: givenPath })
  const { config } = useConfig()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const [filters, setFilters] = useState<Filter[] | 'failed'>([])
  const api = config.routes.api
  useEffect(() => {
    loadFilters(api, type).then(setFilters, () => setFilters('failed'))
  }, [api, type])

  const chosen = idsOf(value)
  const toggle = (id: string) => setValue(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const label = field.label as string | Record<string, string> | undefined
  return (
    <fieldset className="field-type filter-boxes" disabled={Boolean(readOnly) || disabled} id={`field-${path}`}>
      <legend>{typeof label === 'object' ? label[language] : label}</legend>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
      </div>
      {filters === 'failed' ? (
        <p role="alert">{failures[language]}</p>
      ) : (
        filters.map(({ id, code, name }) => (
          <FilterBox
            key={id}
            code={code}
            name={name[language] ?? name.en ?? name.fr ?? code}
            isChosen={chosen.includes(id)}
            onToggle={() => toggle(id)}
          />
        ))
      )}
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  )
}
