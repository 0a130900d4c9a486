'use client'

import { LocateFixed } from 'lucide-react'
import { formatDistance, type Coordinates } from '@/domain/places/near/distance'
import { measureFrom } from '@/domain/places/near/near-visitor'
import type { Locale } from '@/domain/locale'
import { quietButton } from '@/ui/brand/button-style'
import { locateVisitor, useVisitorPosition } from './visitor-position'

/** A location of the page. `href` is its menu or its place on the map; `position` is null when it is unknown. */
export type NearMePlace = {
  id: string
  name: string
  href: string | null
  position: Coordinates | null
  isOpen: boolean
}
export type NearMeMessages = Record<
  'button' | 'privacy' | 'locating' | 'refused' | 'unavailable' | 'away' | 'found' | 'nearestOpen' | 'noneOpen',
  string
>
type Props = { places: NearMePlace[]; locale: Locale; messages: NearMeMessages }

/** How many open locations are named. */
const maxNamed = 3

/**
 * A button that shows how far locations are from the visitor. The browser computes the distances; nothing asks for the position
 * before the visitor presses the button. The page works without it.
 */
export function NearMe({ places, locale, messages }: Props) {
  const position = useVisitorPosition()
  if (places.every((place) => place.position === null)) return null
  const measured = position.state === 'found' ? measureFrom(position.coordinates, places) : null
  const open = measured?.filter(({ place }) => place.isOpen).slice(0, maxNamed) ?? []
  const status = position.state === 'idle' ? '' : messages[position.state]
  return (
    <div className="near-me not-printed">
      <p className="near-me-question">
        <button
          type="button"
          className={quietButton}
          disabled={position.state === 'locating'}
          onClick={() => locateVisitor((coordinates) => measureFrom(coordinates, places) !== null)}
        >
          <LocateFixed size={20} aria-hidden />
          {messages.button}
        </button>
        <span className="near-me-privacy">{messages.privacy}</span>
      </p>
      <div role="status">
        {status && <p>{status}</p>}
        {measured && (
          <>
            <p className="open-nearby-title">{open.length > 0 ? messages.nearestOpen : messages.noneOpen}</p>
            <ul>
              {open.map(({ place: { id, name, href }, metres }) => (
                <li key={id}>
                  {href ? (
                    <a href={href} className="plain-link">
                      {name}
                    </a>
                  ) : (
                    <strong>{name}</strong>
                  )}{' '}
                  ({formatDistance(metres, locale)})
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
