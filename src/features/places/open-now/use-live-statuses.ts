import { useEffect, useState } from 'react'
import { parseStatuses, type LocationStatus } from '@/contract/places/live-status'

const intervalMs = 60_000
const timeoutMs = 20_000
type Statuses = ReadonlyMap<string, LocationStatus>
const noStatuses: Statuses = new Map()

/**
 * The statuses of locations by id. Fetches them from v1 every minute while the page is visible, and when it becomes visible
 * again after more than a minute. Empty until the first response. A failed request keeps the last statuses.
 * Spec: PUB-4.10, PUB-9.1.
 */
export function useLiveStatuses(source: string): Statuses {
  const [statuses, setStatuses] = useState(noStatuses)
  useEffect(() => {
    let isUnmounted = false
    let requestedAt = Date.now()
    const refresh = async () => {
      requestedAt = Date.now()
      const fresh = await fetch(source, { signal: AbortSignal.timeout(timeoutMs) })
        .then((response) => response.json())
        .then(parseStatuses, () => null)
      if (fresh && !isUnmounted) setStatuses(fresh)
    }
    const isVisible = () => document.visibilityState === 'visible'
    const handleVisibility = () => void (isVisible() && Date.now() - requestedAt >= intervalMs && refresh())
    const timer = setInterval(() => void (isVisible() && refresh()), intervalMs)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isUnmounted = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [source])
  return statuses
}
