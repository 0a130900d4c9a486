import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { warningLabelCodes } from '@/domain/menu/dish/dish-marks'
import { toSentenceCase } from '@/domain/menu/filters/filter-summary'
import { parseFilterState, sortFilters } from '@/domain/menu/filters/menu-filters'
import { parseMyAllergens } from '@/domain/menu/allergens/my-allergens'
import { firstValue, type SearchParams } from '@/domain/menu/menu-query'
import { hasUnknownAllergen, profileParameter, recallMyAllergens } from '@/domain/menu/what-can-i-eat-url'
import { formatMessage } from '@/domain/text/format-message'
import { IconSprite } from '@/features/menu/components/icon-sprite'
import { allergenChoices, filtersAtLocation } from '@/features/menu/filters/offered-filters'
import { UnappliedNote } from '@/features/menu/filters/unapplied-note'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { menuMessages } from '@/i18n/menu-messages'
import { clock } from '@/server/clock'
import { OwnProfileOfDishes } from './own-profile-of-dishes'
import { readSafeDishes, type SafeDishes } from './read-safe-dishes'
import { SafeMeals } from './safe-meals'
import { WhatCanIEatForm } from './what-can-i-eat-form'
import { whatCanIEatMessages, type WhatCanIEatMessages } from './what-can-i-eat-messages'
import type { Location } from '@/domain/places/location'

type LeftOutLocationsProps = { found: SafeDishes; locale: Locale; messages: WhatCanIEatMessages }

/** The locations whose dishes are not in the list, by reason. */
function LeftOutLocations({ found, locale, messages }: LeftOutLocationsProps) {
  const line = (locations: Location[], message: string, isWarning = false) =>
    locations.length > 0 && (
      <p className={isWarning ? 'menu-unfiltered' : undefined}>
        {formatMessage(message, { names: locations.map(({ name }) => localize(name, locale)).join(', ') })}
      </p>
    )
  return (
    <div className="eat-left-out">
      {line(found.failed, messages.failed, true)}
      {line(found.unfiltered, messages.unfiltered, true)}
      {line(found.unpublished, messages.unpublished)}
      {line(found.closed, messages.closedToday)}
    </div>
  )
}

type Props = {
  site: Site
  locale: Locale
  searchParams: SearchParams
  /** The path of the site's menu page. */
  menuPage: string
  breadcrumb: ReactNode
}

/**
 * Everything that a visitor with allergens and diets can eat today, at every open location. The choice is in the URL:
 * `?mine=peanuts,milk&only=vegan`. The browser applies a customer's allergen profile. Without either the page shows no dishes. Spec: PUB-3.7, PUB-4.7.
 */
export async function WhatCanIEatScreen({ site, locale, searchParams, menuPage, breadcrumb }: Props) {
  const messages = whatCanIEatMessages(locale)
  const now = clock.now()
  const [{ locations }, filters] = await Promise.all([readPlaces(site.id), readMenuFilters()])
  const available = sortFilters(filtersAtLocation(filters, site, { allergenFilter: true }), locale)
  const option = (type: 'allergen' | 'label') =>
    available
      .filter((filter) => filter.type === type && !warningLabelCodes.includes(filter.code))
      .map(({ code, name }) => ({ code, name: localize(name, locale) ?? code }))
  const [allergens, diets] = [option('allergen'), option('label')]
  const known = diets.map(({ code }) => code)
  const isOffered = (own: string) => allergens.some(({ code }) => code === own)
  const choice = {
    allergens: parseMyAllergens(searchParams.mine, available).filter(isOffered),
    diets: parseFilterState(searchParams, available).requiredLabels.filter((code) => known.includes(code)),
  }
  const applied = available.filter(({ code }) => known.includes(code) || choice.allergens.includes(code))
  const { unapplied } = parseFilterState(searchParams, applied)
  const isUnknown = hasUnknownAllergen(
    searchParams.mine,
    allergens.map(({ code }) => code),
  )
  const hasChoice = choice.allergens.length + choice.diets.length > 0
  const isForProfile = !hasChoice && firstValue(searchParams[profileParameter]) === '1'
  const found = hasChoice || isForProfile ? await readSafeDishes(site, locations, choice, now) : null
  const context = { locations, filters, display: site, choice, menuPage, locale, messages }
  const names = (codes: readonly string[], options: { code: string; name: string }[]) =>
    options
      .filter(({ code }) => codes.includes(code))
      .map(({ name }) => toSentenceCase(name))
      .join(', ')
  const summary = [
    isForProfile && messages.withoutProfile,
    choice.allergens.length > 0 && formatMessage(messages.without, { names: names(choice.allergens, allergens) }),
    choice.diets.length > 0 && formatMessage(messages.only, { names: names(choice.diets, diets) }),
  ].filter(Boolean)
  const form = (
    <WhatCanIEatForm
      allergens={allergens}
      diets={diets}
      mine={choice.allergens}
      only={choice.diets}
      messages={messages}
    />
  )
  return (
    <div className="eat page-width">
      <IconSprite />
      <script dangerouslySetInnerHTML={{ __html: recallMyAllergens }} />
      {breadcrumb}
      <h1 className="page-head">{messages.title}</h1>
      <OwnProfileOfDishes
        choices={allergenChoices(filters, available, locale)}
        {...{ hasChoice, isForProfile }}
        messages={menuMessages(locale).myAllergens}
      />
      {!found && <p className="eat-intro">{messages.intro}</p>}
      {isUnknown && (
        <p role="alert" className="menu-unfiltered">
          {messages.unknown}
        </p>
      )}
      <UnappliedNote
        unapplied={unapplied}
        named={allergenChoices(filters, [], locale)}
        messages={menuMessages(locale).filters}
        locale={locale}
      />
      {found ? (
        <details className="eat-change">
          <summary>
            <strong>{summary.join(' · ')}</strong>
            <span className="not-printed">{messages.change}</span>
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
      {found && (
        <div id="eat-results" className="eat-results" data-for-profile={isForProfile ? '' : undefined}>
          <SafeMeals found={found} context={context} />
          <LeftOutLocations found={found} locale={locale} messages={messages} />
          <p className="menu-disclaimer">{localize(site.menuDisclaimer, locale) ?? menuMessages(locale).disclaimer}</p>
        </div>
      )}
    </div>
  )
}
