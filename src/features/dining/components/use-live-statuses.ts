import { useEffect, useState } from 'react'
import { readStatuses, type StatusSaid } from '@/contract/live-status'

const everyMs = 60_000
const patienceMs = 20_000
type Statuses = ReadonlyMap<string, StatusSaid>
const nothingNew: Statuses = new Map()

/**
 * How locations stand, by id, asked of v1 every minute while the page is looked at, and when the visitor comes back to it
 * after more than that. Empty until the first answer; what fails leaves the last that is known. Spec: PUB-4.10, PUB-9.1.
 */
export function useLiveStatuses(source: string): Statuses {
  const [statuses, setStatuses] = useState(nothingNew)
  useEffect(() => {
    let isGone = false
    let askedAt = Date.now()
    const ask = async () => {
      askedAt = Date.now()
      const found = await fetch(source, { signal: AbortSignal.timeout(patienceMs) })
        .then((response) => response.json())
        .then(readStatuses, () => null)
      if (found && !isGone) setStatuses(found)
    }
    const isSeen = () => document.visibilityState === 'visible'
    const cameBack = () => void (isSeen() && Date.now() - askedAt >= everyMs && ask())
    const timer = setInterval(() => void (isSeen() && ask()), everyMs)
    document.addEventListener('visibilitychange', cameBack)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', cameBack)
    }
  }, [source])
  return statuses
}
