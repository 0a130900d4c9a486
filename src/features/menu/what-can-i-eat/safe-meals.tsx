import { listMeals, type MealsContext } from './list-meals'
import { MealList } from './meal-list'
import type { SafeDishes } from './read-safe-dishes'

type Props = { found: SafeDishes; context: MealsContext }

/** The meals to come, those that are over, and a sentence when there is nothing to eat. */
export function SafeMeals({ found, context }: Props) {
  const { meals, closed, unpublished, unfiltered, failed } = found
  const { messages } = context
  const isSafe = ({ locations }: (typeof meals)[number]) => locations.some(({ safe }) => safe.length > 0)
  const toCome = meals.filter(({ isOver }) => !isOver)
  const over = meals.filter(({ isOver }) => isOver)
  const others = unpublished.length + unfiltered.length + failed.length
  const note =
    meals.length === 0
      ? others > 0
        ? messages.noMenus
        : closed.length > 0
          ? messages.closed
          : messages.noLocations
      : toCome.length === 0
        ? messages.over
        : toCome.some(isSafe)
          ? null
          : messages.nothing
  const shown = { nothingHere: messages.nothingHere, undeclaredHelp: messages.undeclaredHelp }
  return (
    <>
      {note && (
        <div className="eat-note">
          <p>{note}</p>
          {note === messages.nothing && <p>{messages.nothingHelp}</p>}
        </div>
      )}
      {toCome.length > 0 && <MealList meals={listMeals(toCome, context)} messages={shown} />}
      {over.length > 0 && (
        <details className="eat-earlier not-printed">
          <summary>{messages.earlier}</summary>
          <MealList meals={listMeals(over, context)} messages={shown} />
        </details>
      )}
    </>
  )
}
