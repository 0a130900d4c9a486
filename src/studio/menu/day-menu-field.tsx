'use client'
import { useEffect, useState } from 'react'
import { Button, FieldError, FieldLabel, useConfig, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useOnlyLanguage } from '@/studio/languages/only-language'
import {
  moveRow,
  removeRow,
  replaceRow,
  toDraft,
  type DraftCategory,
  type DraftDay,
  type DraftPeriod,
} from './day-menu-edits'
import { dayMenuMessages, type DayMenuMessages } from './day-menu-messages'
import { DishPicker } from './dish-picker'
import { findDishesById, type DishName } from './find-dishes'

/** By dish id. Null is a deleted dish; a missing key has not been loaded. */
type Names = Record<string, DishName | null>
type Change<Row> = (row: Row) => void

/** Editor for the menu of one day: periods, categories and dishes, in order. */
export function DayMenuField({ field, path: givenPath, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError, path } = useField<DraftDay>({ potentiallyStalePath: givenPath })
  const siteId = useFormFields(([fields]) => (typeof fields.site?.value === 'string' ? fields.site.value : null))
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = dayMenuMessages(language)
  const { config } = useConfig()
  const [names, setNames] = useState<Names>({})
  const [failed, setFailed] = useState(false)
  const day = toDraft(value)
  const missing = [
    ...new Set(
      day.periods.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ dish }) => dish))),
    ),
  ].filter((id) => names[id] === undefined)
  const missingIds = missing.join(',')

  useEffect(() => {
    if (!missingIds) return
    findDishesById(config.routes.api, missingIds.split(','), language).then(
      (dishes) =>
        setNames((known) => ({
          ...known,
          ...Object.fromEntries(missingIds.split(',').map((id) => [id, dishes.find((dish) => dish.id === id) ?? null])),
        })),
      () => setFailed(true),
    )
  }, [missingIds, config.routes.api, language])

  const setPeriods = (periods: DraftPeriod[]) => setValue({ periods })
  return (
    <fieldset className="field-type day-menu" disabled={readOnly}>
      <FieldLabel as="span" label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
      </div>
      {failed && <p role="alert">{messages.failed}</p>}
      {day.periods.map((period, p) => (
        <section key={p} className="day-menu__period">
          <Heading
            label={messages.period}
            name={period.name}
            messages={messages}
            onName={(name) => setPeriods(replaceRow(day.periods, p, (it) => ({ ...it, name })))}
            onMove={(by) => setPeriods(moveRow(day.periods, p, by))}
            onRemove={() => {
              const count = period.categories.reduce((sum, { items }) => sum + items.length, 0)
              const name = period.name[language] || period.name.en || period.name.fr
              if (period.categories.length > 0 && !window.confirm(messages.removePeriod(name, count))) return
              setPeriods(removeRow(day.periods, p))
            }}
          />
          <Categories
            period={period}
            names={names}
            siteId={siteId}
            messages={messages}
            onChange={(changed) => setPeriods(replaceRow(day.periods, p, () => changed))}
            onDish={(dish) => setNames((known) => ({ ...known, [dish.id]: dish }))}
          />
        </section>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => setPeriods([...day.periods, { name: { en: '', fr: '' }, categories: [] }])}
      >
        {messages.addPeriod}
      </Button>
    </fieldset>
  )
}

type CategoriesProps = {
  period: DraftPeriod
  names: Names
  siteId: string | null
  messages: DayMenuMessages
  onChange: Change<DraftPeriod>
  onDish: Change<DishName>
}

function Categories({ period, names, siteId, messages, onChange, onDish }: CategoriesProps) {
  const set = (categories: DraftCategory[]) => onChange({ ...period, categories })
  return (
    <>
      {period.categories.map((category, c) => (
        <div key={c} className="day-menu__category">
          <Heading
            label={messages.category}
            name={category.name}
            messages={messages}
            onName={(name) => set(replaceRow(period.categories, c, (it) => ({ ...it, name })))}
            onMove={(by) => set(moveRow(period.categories, c, by))}
            onRemove={() => set(removeRow(period.categories, c))}
          />
          <Dishes
            category={category}
            names={names}
            messages={messages}
            onChange={(changed) => set(replaceRow(period.categories, c, () => changed))}
          />
          <DishPicker
            siteId={siteId}
            label={messages.addDish}
            messages={messages}
            taken={category.items.map(({ dish }) => dish)}
            onPick={(dish) => {
              onDish(dish)
              set(replaceRow(period.categories, c, (it) => ({ ...it, items: [...it.items, { dish: dish.id }] })))
            }}
          />
        </div>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => set([...period.categories, { name: { en: '', fr: '' }, items: [] }])}
      >
        {messages.addCategory}
      </Button>
    </>
  )
}

type DishesProps = { category: DraftCategory; names: Names; messages: DayMenuMessages; onChange: Change<DraftCategory> }

function Dishes({ category, names, messages, onChange }: DishesProps) {
  const set = (items: DraftCategory['items']) => onChange({ ...category, items })
  return (
    <ol>
      {category.items.map(({ dish }, i) => {
        const known = names[dish]
        const name = known === undefined ? messages.loading : (known?.name ?? messages.deletedDish)
        return (
          <li key={`${dish}-${i}`}>
            <span>{name}</span>
            {known?.allergensDeclared === false && <em>{messages.undeclared}</em>}
            <Tools
              name={name}
              messages={messages}
              onMove={(by) => set(moveRow(category.items, i, by))}
              onRemove={() => set(removeRow(category.items, i))}
            />
          </li>
        )
      })}
    </ol>
  )
}

type ToolsProps = { name: string; messages: DayMenuMessages; onMove: (by: -1 | 1) => void; onRemove: () => void }

function Tools({ name, messages, onMove, onRemove }: ToolsProps) {
  return (
    <span className="day-menu__tools">
      <button type="button" aria-label={messages.moveUp(name)} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" aria-label={messages.moveDown(name)} onClick={() => onMove(1)}>
        ↓
      </button>
      <button type="button" aria-label={messages.remove(name)} onClick={onRemove}>
        ×
      </button>
    </span>
  )
}

type HeadingProps = Omit<ToolsProps, 'name'> & {
  label: string
  name: { en: string; fr: string }
  onName: (name: { en: string; fr: string }) => void
}

function Heading({ label, name, messages, onName, onMove, onRemove }: HeadingProps) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const only = useOnlyLanguage()
  return (
    <div className="day-menu__heading">
      {(['en', 'fr'] as const)
        .filter((locale) => only === null || locale === only)
        .map((locale) => (
          <label key={locale}>
            {only === null ? `${label} (${messages[locale === 'en' ? 'english' : 'french']})` : label}
            <input
              type="text"
              required
              value={name[locale]}
              onChange={({ target }) => onName({ ...name, [locale]: target.value })}
            />
          </label>
        ))}
      <Tools
        name={`${label} ${name[language] || name.en || name.fr}`}
        messages={messages}
        onMove={onMove}
        onRemove={onRemove}
      />
    </div>
  )
}
