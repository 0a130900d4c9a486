import type { ReservablePlace } from '@/features/reservations/page/reservation-rows'

type Props = { places: ReservablePlace[]; title: string; onChoose: (place: ReservablePlace) => void }

/** The locations that take reservations; those of a building are listed below its name. Spec: CUS-2.33, CUS-5.41. */
export function LocationStep({ places, title, onChoose }: Props) {
  const single = places.filter(({ building }) => building === null)
  const buildings = new Map(places.flatMap(({ building }) => (building ? [[building.id, building.name] as const] : [])))
  const list = (shown: ReservablePlace[]) => (
    <ul className="reservation-choices">
      {shown.map((place) => (
        <li key={place.id}>
          <button type="button" className="reservation-choice" onClick={() => onChoose(place)}>
            {place.name}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      <p className="reservation-step">{title}</p>
      {single.length > 0 && list(single)}
      {[...buildings].map(([id, name]) => (
        <section key={id} aria-labelledby={`reservation-${id}`}>
          <h3 id={`reservation-${id}`} className="reservation-group">
            {name}
          </h3>
          {list(places.filter(({ building }) => building?.id === id))}
        </section>
      ))}
    </div>
  )
}
