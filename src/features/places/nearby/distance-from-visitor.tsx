'use client'

import { distanceMetres, formatDistance, type Coordinates } from '@/domain/places/near/distance'
import { formatMessage } from '@/domain/text/format-message'
import type { Locale } from '@/domain/locale'
import { useVisitorPosition } from './visitor-position'

/** `message` has the parameter `distance`. */
type Props = { position: Coordinates | null; locale: Locale; message: string }

/** How far a location is from the visitor, once the visitor has asked for distances. Nothing without coordinates. */
export function DistanceFromVisitor({ position, locale, message }: Props) {
  const visitor = useVisitorPosition()
  if (visitor.state !== 'found' || !position) return null
  const distance = formatDistance(distanceMetres(visitor.coordinates, position), locale)
  return <span className="distance-from-visitor">{formatMessage(message, { distance })}</span>
}
