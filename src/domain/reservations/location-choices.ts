/** A location as far as the first step of a reservation concerns it. `hasHours`: it has opening hours or reservation hours. */
export type LocationSettings<Name> = {
  id: string
  name: Name
  buildingId: string | null
  active: boolean
  takesReservations: boolean
  hasHours: boolean
}

/** A location that customers can choose, under its building if it has one. */
export type LocationChoice<Name = string> = { id: string; name: Name; building: { id: string; name: Name } | null }

/**
 * The locations that customers can choose. A location within a building is offered under its building, which is listed only if
 * one of its locations takes reservations and has hours. Spec: CUS-5.41.
 */
export function listLocationChoices<Name>(
  places: readonly LocationSettings<Name>[],
  buildings: readonly { id: string; name: Name; active: boolean }[],
): LocationChoice<Name>[] {
  return places.flatMap(({ id, name, buildingId, active, takesReservations, hasHours }): LocationChoice<Name>[] => {
    if (!active || !takesReservations) return []
    if (buildingId === null) return [{ id, name, building: null }]
    const building = buildings.find((each) => each.id === buildingId && each.active)
    return building && hasHours ? [{ id, name, building: { id: building.id, name: building.name } }] : []
  })
}
