import type { Site } from '@/domain/site/site'
import { cacheHtml } from '@/ui/html/cached-html'
import { ServerHtml } from '@/ui/html/server-html'
import { renderCachedMeals } from './cached-meals-html'
import type { SafeDishes } from './read-safe-dishes'
import type { MealsContext } from './safe-dishes-html'

type Props = { found: SafeDishes; site: Site; context: MealsContext }

/** The meals to come, those that are over, and a sentence when there is nothing to eat. */
export async function SafeMeals({ found, site, context }: Props) {
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
  return (
    <>
      {note && (
        <div className="eat-note">
          <p>{note}</p>
          {note === messages.nothing && <p>{messages.nothingHelp}</p>}
        </div>
      )}
      {toCome.length > 0 && <ServerHtml name={cacheHtml(await renderCachedMeals(toCome, site, context))} />}
      {over.length > 0 && (
        <details className="eat-earlier not-printed">
          <summary>{messages.earlier}</summary>
          <ServerHtml name={cacheHtml(await renderCachedMeals(over, site, context))} />
        </details>
      )}
    </>
  )
}
