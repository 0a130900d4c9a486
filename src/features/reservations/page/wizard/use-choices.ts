import { useCallback, useRef, useState } from 'react'
import { queryApi } from '@/contract/post-to-api'
import type { ReservationChoices } from '@/domain/reservations/reservation-choices'
import type { ReservationsData } from '@/features/reservations/page/reservation-rows'
import { describeFailure } from '@/features/reservations/page/describe-failure'

/** `choices` are the latest ones of the location. `refusal` is why they could not be read; `isRefused` that the server said so. */
type Loaded = { choices: ReservationChoices | null; refusal: string | null; isRefused: boolean; isLoading: boolean }

const nothing: Loaded = { choices: null, refusal: null, isRefused: false, isLoading: false }

/** What the customer may choose from at a location. `load` resolves to whether it was read; a later call replaces an earlier one. */
export function useChoices({ siteId, locale, messages }: Pick<ReservationsData, 'siteId' | 'locale' | 'messages'>) {
  const [loaded, setLoaded] = useState<Loaded>(nothing)
  const latest = useRef(0)
  const load = useCallback(
    async (locationId: string): Promise<boolean> => {
      const round = (latest.current += 1)
      setLoaded(({ choices }) => ({
        ...nothing,
        choices: choices?.locationId === locationId ? choices : null,
        isLoading: true,
      }))
      const path = 'reservations/choices'
      const posted = await queryApi<{ choices: ReservationChoices }>('GET', path, { siteId, locationId }, locale)
      if (round !== latest.current) return false
      if (posted.status === 'done') setLoaded({ ...nothing, choices: posted.answer.choices })
      else
        setLoaded({
          ...nothing,
          refusal: describeFailure(posted, messages),
          isRefused: posted.status === 'refused',
        })
      return posted.status === 'done'
    },
    [siteId, locale, messages],
  )
  return { ...loaded, load }
}
