import type { Locale } from '@/domain/locale'
import { isSodiumWarning } from '@/domain/nutrition'
import type { DishBody, DishHead } from './dish-facts'
import { fillIn } from '@/ui/fill-in'
import type { MenuWords } from './menu-words'
import { amountText, factRows, isMeasured, type FactRow, type Nutrients } from './nutrition-rows'

type Words = MenuWords['nutrition']
type Props = { portion: string | null; body: DishBody; locale: Locale; words: Words }

/** A dish's nutrition as Canada's table prints it, and its ingredients. Spec: PUB-2.38, PUB-9.3. */
export function NutritionFacts({ portion, body: { nutrients, ingredients }, locale, words }: Props) {
  const sodium = isSodiumWarning(nutrients.sodium) ? amountText('sodium', nutrients.sodium, locale, words) : null
  return (
    <>
      {sodium && <p className="facts-caution">{fillIn(words.sodium, { amount: sodium })}</p>}
      {isMeasured(nutrients) ? (
        <FactsTable
          per={portion ? fillIn(words.per, { portion }) : words.perUnknown}
          nutrients={nutrients}
          locale={locale}
          words={words}
        />
      ) : (
        <p>{words.notMeasured}</p>
      )}
      <h3>{words.ingredients}</h3>
      <p className="facts-ingredients">{ingredients ?? words.ingredientsUnknown}</p>
    </>
  )
}

type TableProps = { per: string; nutrients: Nutrients; locale: Locale; words: Words }

/** The table alone; `per` says of how much it speaks. Spec: PUB-2.38. */
export function FactsTable({ per, nutrients, locale, words }: TableProps) {
  return (
    <table className="facts">
      <caption>
        <strong>{words.title}</strong>
        <span>{per}</span>
      </caption>
      <thead>
        <tr className="facts-calories">
          <th scope="row">
            {words.calories} <b>{amountText('calories', nutrients.calories, locale, words) ?? words.unknown}</b>
          </th>
          <th scope="col">{words.dailyValue}</th>
        </tr>
      </thead>
      <tbody>
        {factRows(nutrients, locale, words).map((row) => (
          <FactLine key={row.key} row={row} words={words} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{words.dailyNote}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Saturated and trans fat share one percentage, as on the label. */
function FactLine({ row: { key, amount, percent, indented }, words }: { row: FactRow; words: Words }) {
  const names: Record<string, string> = words.names
  return (
    <tr className={indented ? 'facts-part' : undefined}>
      <th scope="row">
        {names[key]} <span className={amount ? undefined : 'facts-unknown'}>{amount ?? words.unknown}</span>
      </th>
      {key !== 'transFat' && (
        <td rowSpan={key === 'saturatedFat' ? 2 : undefined}>
          {percent === null ? '' : fillIn(words.percent, { percent })}
        </td>
      )}
    </tr>
  )
}

/** The first lines of the dialog: what it is, and what it contains. */
export function DishSummary({ dish, words }: { dish: DishHead; words: Words }) {
  return (
    <>
      {dish.description && <p className="facts-description">{dish.description}</p>}
      <ul className="facts-safety" aria-label={words.allergens}>
        {dish.safety.length === 0 && <li>{words.noAllergens}</li>}
        {dish.safety.map(({ kind, text }) => (
          <li key={kind} className={`menu-${kind}`}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
