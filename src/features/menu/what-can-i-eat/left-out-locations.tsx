import type { Location } from '@/domain/places/location'
import { localize, type Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import type { SafeDishes } from './read-safe-dishes'
import type { WhatCanIEatMessages } from './what-can-i-eat-messages'

type Props = { found: SafeDishes; locale: Locale; messages: WhatCanIEatMessages }

/** The locations whose dishes are not in the list, by reason. */
export function LeftOutLocations({ found, locale, messages }: Props) {
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
