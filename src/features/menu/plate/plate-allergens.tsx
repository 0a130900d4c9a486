import type { PlateAllergenSummary } from '@/domain/menu/allergens/plate-allergens'
import type { PlateMessages } from './plate-messages'

type Props = { safety: PlateAllergenSummary; messages: PlateMessages }

/** The allergens of the whole plate and the dishes that contain them. Dishes without declared allergens come first. */
export function PlateAllergens({ safety: { undeclared, contains, mayContain }, messages }: Props) {
  const lists = [
    { title: messages.contains, kind: 'menu-contains', rows: contains },
    { title: messages.mayContain, kind: 'menu-may-contain', rows: mayContain },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <section className="plate-allergens" aria-labelledby="plate-allergens">
      <h2 id="plate-allergens">{messages.allergens}</h2>
      {undeclared.length > 0 && (
        <p>
          <strong className="menu-undeclared">{messages.undeclared}</strong> {undeclared.join(', ')}
        </p>
      )}
      {lists.map(({ title, kind, rows }) => (
        <div key={kind}>
          <h3>{title}</h3>
          <ul>
            {rows.map(({ name, dishes }) => (
              <li key={name}>
                <span className={kind}>{name}</span> <span className="plate-source">({dishes.join(', ')})</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {undeclared.length === 0 && lists.length === 0 && <p>{messages.noAllergens}</p>}
    </section>
  )
}
