import { useCallback, useEffect, useState } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { requestStudioApi } from '@/studio/request-staff-api'
import { closingMessages } from './closing-messages'
import type { LocationsToday } from './locations-today'

/**
 * The locations of a site and how they are today; null until loaded, and for people who may not change hours. `post` sends a
 * change, loads the locations again, and resolves to the refusal or null.
 */
export function useLocationsToday(site: string | null) {
  const { config } = useConfig()
  const language = useTranslation().i18n.language
  const [halls, setHalls] = useState<LocationsToday | null>(null)
  const api = config.routes.api
  const { unreachable } = closingMessages(language)
  const load = useCallback(async () => {
    const query = site ? `?site=${encodeURIComponent(site)}` : ''
    const answer = await requestStudioApi(api, `schedules/today${query}`, { language, unreachable })
    return answer.ok ? (answer.body as LocationsToday) : null
  }, [api, language, site, unreachable])

  useEffect(() => {
    let isMounted = true
    const refresh = () =>
      void load().then((found) => {
        if (isMounted && found) setHalls(found)
      })
    const refreshWhenVisible = () => void (document.visibilityState === 'visible' && refresh())
    refresh()
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      isMounted = false
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [load])

  async function post(path: 'close' | 'reopen' | 'special' | 'occupancy', body: object): Promise<string | null> {
    const answer = await requestStudioApi(api, `schedules/${path}`, { language, unreachable, body })
    const fresh = await load()
    if (fresh) setHalls(fresh)
    return answer.ok ? null : answer.message
  }
  return { halls, post }
}
