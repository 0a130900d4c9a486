import type { Locale } from '@/domain/locale'
import { needsSodiumWarning } from '@/domain/menu/dish/nutrition'
import type { MenuRow } from '@/features/menu/page/menu-categories'
import type { DishNutrition } from './dish-nutrition'
import { formatMessage } from '@/domain/text/format-message'
import type { MenuMessages } from '@/i18n/menu-messages'
import {
  formatAmount,
  nutritionFactsRows,
  hasKnownAmounts,
  type NutritionFactsRow,
  type NutrientAmounts,
} from '@/domain/menu/dish/nutrition-facts'

type Messages = MenuMessages['nutrition']
type Props = {
  portion: string | null
  body: DishNutrition
  locale: Locale
  messages: Messages
  warnsOfSodium: boolean
}

/** The Canadian nutrition facts table of a dish and its ingredients. Spec: PUB-2.38, PUB-3.1, PUB-9.3. */
export function NutritionFacts({ portion, body: { nutrients, ingredients }, locale, messages, warnsOfSodium }: Props) {
  const sodium =
    warnsOfSodium && needsSodiumWarning(nutrients.sodium)
      ? formatAmount('sodium', nutrients.sodium, locale, messages)
      : null
  return (
    <div className="facts-body">
      {sodium && <p className="facts-caution">{formatMessage(messages.sodium, { amount: sodium })}</p>}
      {hasKnownAmounts(nutrients) ? (
        <FactsTable
          per={portion ? formatMessage(messages.per, { portion }) : messages.perUnknown}
          nutrients={nutrients}
          locale={locale}
          messages={messages}
        />
      ) : (
        <p>{messages.notMeasured}</p>
      )}
      <div>
        <h3>{messages.ingredients}</h3>
        <p className="facts-ingredients">{ingredients ?? messages.ingredientsUnknown}</p>
      </div>
    </div>
  )
}

type TableProps = { per: string; nutrients: NutrientAmounts; locale: Locale; messages: Messages }

/** The table alone. `per` names the quantity, such as `Per 1 cup (250 mL)`. Spec: PUB-2.38. */
export function FactsTable({ per, nutrients, locale, messages }: TableProps) {
  return (
    <table className="facts">
      <caption>
        <strong>{messages.title}</strong>
        <span>{per}</span>
      </caption>
      <thead>
        <tr className="facts-calories">
          <th scope="row">
            {messages.calories}{' '}
            <b>{formatAmount('calories', nutrients.calories, locale, messages) ?? messages.unknown}</b>
          </th>
          <th scope="col">{messages.dailyValue}</th>
        </tr>
      </thead>
      <tbody>
        {nutritionFactsRows(nutrients, locale, messages).map((row) => (
          <FactsRow key={row.key} row={row} messages={messages} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{messages.dailyNote}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Saturated and trans fat share one percentage, as on a food label. */
function FactsRow({
  row: { key, amount, percent, indented },
  messages,
}: {
  row: NutritionFactsRow
  messages: Messages
}) {
  const names: Record<string, string> = messages.names
  return (
    <tr className={indented ? 'facts-indented' : undefined}>
      <th scope="row">
        {names[key]} <span className={amount ? undefined : 'facts-unknown'}>{amount ?? messages.unknown}</span>
      </th>
      {key !== 'transFat' && (
        <td rowSpan={key === 'saturatedFat' ? 2 : undefined}>
          {percent === null ? '' : formatMessage(messages.percent, { percent })}
        </td>
      )}
    </tr>
  )
}

/** The first lines of the dialog: description, labels and allergens. */
export function DishSummary({ dish, messages }: { dish: MenuRow; messages: Messages }) {
  return (
    <>
      {dish.description && <p className="facts-description">{dish.description}</p>}
      {dish.marks.length > 0 && <p className="facts-marks">{dish.marks.map(({ word }) => word).join(' · ')}</p>}
      <ul className="facts-safety" aria-label={messages.allergens}>
        {dish.safety.map(({ kind, text }) => (
          <li key={kind} className={`menu-${kind}`}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
