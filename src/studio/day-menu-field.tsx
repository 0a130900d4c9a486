'use client'
import { useEffect, useState } from 'react'
import { Button, FieldError, FieldLabel, useConfig, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { draftOf, edits, type DraftCategory, type DraftDay, type DraftPeriod } from './day-menu-edits'
import { dayMenuWords, type DayMenuWords } from './day-menu-words'
import { DishPicker, findDishes, type DishName } from './dish-picker'

/** By id; null is a dish that is not there, an id that is missing has not been asked yet. */
type Names = Record<string, DishName | null>
type Change<Row> = (row: Row) => void

/** Edits a location's day: its periods, their categories, their dishes, in serving order. */
export function DayMenuField({ field, path: givenPath, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError, path } = useField<DraftDay>({ potentiallyStalePath: givenPath })
  const siteId = useFormFields(([fields]) => (typeof fields.site?.value === 'string' ? fields.site.value : null))
  const words = dayMenuWords(useTranslation().i18n.language)
  const { config } = useConfig()
  const [names, setNames] = useState<Names>({})
  const [failed, setFailed] = useState(false)
  const day = draftOf(value)
  const unnamed = [
    ...new Set(
      day.periods.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ dish }) => dish))),
    ),
  ].filter((id) => names[id] === undefined)
  const asked = unnamed.join(',')

  useEffect(() => {
    if (!asked) return
    findDishes(config.routes.api, { limit: '0', pagination: 'false', 'where[id][in]': asked }).then(
      (dishes) =>
        setNames((known) => ({
          ...known,
          ...Object.fromEntries(asked.split(',').map((id) => [id, dishes.find((dish) => dish.id === id) ?? null])),
        })),
      () => setFailed(true),
    )
  }, [asked, config.routes.api])

  const setPeriods = (periods: DraftPeriod[]) => setValue({ periods })
  return (
    <fieldset className="field-type day-menu" disabled={readOnly}>
      <FieldLabel as="span" label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
      </div>
      {failed && <p role="alert">{words.failed}</p>}
      {day.periods.map((period, p) => (
        <section key={p} className="day-menu__period">
          <Heading
            what={words.period}
            name={period.name}
            words={words}
            onName={(name) => setPeriods(edits.named(day.periods, p, (it) => ({ ...it, name })))}
            onMove={(by) => setPeriods(edits.moved(day.periods, p, by))}
            onRemove={() => setPeriods(edits.without(day.periods, p))}
          />
          <Categories
            period={period}
            names={names}
            siteId={siteId}
            words={words}
            onChange={(changed) => setPeriods(edits.named(day.periods, p, () => changed))}
            onDish={(dish) => setNames((known) => ({ ...known, [dish.id]: dish }))}
          />
        </section>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => setPeriods([...day.periods, { name: { en: '', fr: '' }, categories: [] }])}
      >
        {words.addPeriod}
      </Button>
    </fieldset>
  )
}

type CategoriesProps = {
  period: DraftPeriod
  names: Names
  siteId: string | null
  words: DayMenuWords
  onChange: Change<DraftPeriod>
  onDish: Change<DishName>
}

function Categories({ period, names, siteId, words, onChange, onDish }: CategoriesProps) {
  const set = (categories: DraftCategory[]) => onChange({ ...period, categories })
  return (
    <>
      {period.categories.map((category, c) => (
        <div key={c} className="day-menu__category">
          <Heading
            what={words.category}
            name={category.name}
            words={words}
            onName={(name) => set(edits.named(period.categories, c, (it) => ({ ...it, name })))}
            onMove={(by) => set(edits.moved(period.categories, c, by))}
            onRemove={() => set(edits.without(period.categories, c))}
          />
          <Dishes
            category={category}
            names={names}
            words={words}
            onChange={(changed) => set(edits.named(period.categories, c, () => changed))}
          />
          <DishPicker
            siteId={siteId}
            label={words.addDish}
            nothing={words.nothing}
            onPick={(dish) => {
              onDish(dish)
              set(edits.named(period.categories, c, (it) => ({ ...it, items: [...it.items, { dish: dish.id }] })))
            }}
          />
        </div>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => set([...period.categories, { name: { en: '', fr: '' }, items: [] }])}
      >
        {words.addCategory}
      </Button>
    </>
  )
}

type DishesProps = { category: DraftCategory; names: Names; words: DayMenuWords; onChange: Change<DraftCategory> }

function Dishes({ category, names, words, onChange }: DishesProps) {
  const set = (items: DraftCategory['items']) => onChange({ ...category, items })
  return (
    <ol>
      {category.items.map(({ dish }, i) => {
        const known = names[dish]
        const name = known === undefined ? words.loading : (known?.name ?? words.gone)
        return (
          <li key={`${dish}-${i}`}>
            <span>{name}</span>
            {known?.allergensDeclared === false && <em>{words.undeclared}</em>}
            <Tools
              name={name}
              words={words}
              onMove={(by) => set(edits.moved(category.items, i, by))}
              onRemove={() => set(edits.without(category.items, i))}
            />
          </li>
        )
      })}
    </ol>
  )
}

type ToolsProps = { name: string; words: DayMenuWords; onMove: (by: -1 | 1) => void; onRemove: () => void }

function Tools({ name, words, onMove, onRemove }: ToolsProps) {
  return (
    <span className="day-menu__tools">
      <button type="button" aria-label={`${words.up} : ${name}`} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" aria-label={`${words.down} : ${name}`} onClick={() => onMove(1)}>
        ↓
      </button>
      <button type="button" aria-label={`${words.remove} : ${name}`} onClick={onRemove}>
        ×
      </button>
    </span>
  )
}

type HeadingProps = Omit<ToolsProps, 'name'> & {
  what: string
  name: { en: string; fr: string }
  onName: (name: { en: string; fr: string }) => void
}

function Heading({ what, name, words, onName, onMove, onRemove }: HeadingProps) {
  return (
    <div className="day-menu__heading">
      <label>
        {`${what} (${words.english})`}
        <input type="text" required value={name.en} onChange={({ target }) => onName({ ...name, en: target.value })} />
      </label>
      <label>
        {`${what} (${words.french})`}
        <input type="text" required value={name.fr} onChange={({ target }) => onName({ ...name, fr: target.value })} />
      </label>
      <Tools name={`${what} ${name.en}`} words={words} onMove={onMove} onRemove={onRemove} />
    </div>
  )
}
