import type { PlateSafety } from './plate-safety'
import type { PlateWords } from './plate-words'

type Props = { safety: PlateSafety; words: PlateWords }

/** What a whole plate contains, with the dishes it comes from; first of all the dishes of which nobody has said it. Spec: PUB-3.7, PUB-3.8. */
export function PlateAllergens({ safety: { undeclared, contains, mayContain }, words }: Props) {
  const lists = [
    { title: words.contains, kind: 'menu-contains', rows: contains },
    { title: words.mayContain, kind: 'menu-may-contain', rows: mayContain },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <section className="plate-allergens" aria-labelledby="plate-allergens">
      <h2 id="plate-allergens">{words.allergens}</h2>
      {undeclared.length > 0 && (
        <p>
          <strong className="menu-undeclared">{words.undeclared}</strong> {undeclared.join(', ')}
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
      {undeclared.length === 0 && lists.length === 0 && <p>{words.noAllergens}</p>}
    </section>
  )
}
