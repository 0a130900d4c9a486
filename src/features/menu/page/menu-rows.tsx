'use client'

import { memo } from 'react'
import { DishMarks, DishSafety } from '@/features/menu/components/dish-lines'
import type { MenuMessages } from '@/i18n/menu-messages'
import type { MenuCategory, MenuRow } from './menu-categories'

type Messages = Pick<
  MenuMessages['rows'],
  'dish' | 'marks' | 'description' | 'allergens' | 'portion' | 'calories' | 'caloriesShort'
>
type Props = { categories: readonly MenuCategory[]; withCalories: boolean; messages: Messages }

/**
 * The categories and dishes of a period. They do not depend on the visitor's choices: a style rule hides filtered dishes by
 * `data-has`, `data-is` and `data-undeclared` (filter-style-rule.ts). The button with a dish's name submits the form `menu-dish`
 * with the item id. A component of the browser, because the data of a server component would have every tag a second time.
 *
 * The ARIA roles are explicit because browsers drop table semantics from cells in a CSS grid. Spec: PUB-2.38, PUB-3.7.
 */
export const MenuRows = memo(function MenuRows({ categories, withCalories, messages }: Props) {
  const { dish, marks, description, allergens, portion, calories } = messages
  const columns = [dish, marks, description, allergens, portion, ...(withCalories ? [calories] : [])]
  return (
    <div className="menu-rows">
      {categories.map(({ id, name, rows }) => (
        <section key={id} className="menu-category" aria-labelledby={`category-${id}`}>
          <h2 id={`category-${id}`}>{name}</h2>
          <table role="table" aria-labelledby={`category-${id}`}>
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column) => (
                  <th key={column} role="columnheader" scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row) => (
                <Row key={row.id} row={row} withCalories={withCalories} messages={messages} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
})

function Row({ row, withCalories, messages }: Omit<Props, 'categories'> & { row: MenuRow }) {
  return (
    <tr role="row" className={`menu-dish${row.soldOut ? ' menu-sold-out' : ''}`} data-dish={row.dish} {...row.hiding}>
      <th role="rowheader" scope="row">
        <button type="submit" form="menu-dish" name="dish" value={row.id}>
          {row.name}
        </button>
      </th>
      <td role="cell" className="menu-marks">
        <DishMarks marks={row.marks} />
      </td>
      <td role="cell" className="menu-description">
        {row.description}
      </td>
      <td role="cell" className="menu-safety">
        <DishSafety lines={row.safety} />
      </td>
      <td role="cell" className="menu-portion">
        {row.portion}
      </td>
      {withCalories && (
        <td role="cell" className="menu-calories">
          {row.calories !== null && (
            <>
              {`${String(row.calories)} `}
              <abbr title={messages.calories}>{messages.caloriesShort}</abbr>
            </>
          )}
        </td>
      )}
    </tr>
  )
}
