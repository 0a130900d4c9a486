import { useEffect } from 'react'
import { useConfig } from '@payloadcms/ui'
import { formatMessage } from '@/domain/text/format-message'
import { schedulingMessages } from './scheduling-messages'

/**
 * Makes the drawer that schedules a publication start with the time zone of the document's campus. It offers that of the browser, too.
 * The drawer takes both from the configuration, which knows no campus.
 */
export function useCampusClock(timeZone: string, language: 'en' | 'fr'): void {
  const { config, setConfig } = useConfig()
  const isSet = config.admin.timezones.defaultTimezone === timeZone
  useEffect(() => {
    if (isSet) return
    const messages = schedulingMessages(language)
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const zones = [
      { label: formatMessage(messages.zone, { zone: timeZone }), value: timeZone },
      ...(own === timeZone ? [] : [{ label: formatMessage(messages.ownZone, { zone: own }), value: own }]),
    ]
    const timezones = { defaultTimezone: timeZone, supportedTimezones: zones }
    // In a task of its own: providers above set their own configuration after the effects of their children.
    const timer = setTimeout(setConfig, 0, { ...config, admin: { ...config.admin, timezones } })
    return () => clearTimeout(timer)
  }, [config, isSet, language, setConfig, timeZone])
}
