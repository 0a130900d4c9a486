'use client'

import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui'
import { scheduleChanged } from './schedule-changed'

type Schedule = (args: Parameters<ServerFunctionsContextType['schedulePublish']>[0]) => Promise<unknown>

/**
 * Shows refusals of scheduled publishing. Payload's drawer reports success unless the call throws, but the server function
 * returns a refusal as a value with a message. Tells the notice above the document about a change.
 */
export function ScheduleErrors({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const value = useMemo(() => {
    const schedulePublish: Schedule = async (args) => {
      const result = await functions.schedulePublish(args)
      const { error } = result as { error?: string }
      if (error) throw new Error(error)
      window.dispatchEvent(new Event(scheduleChanged))
      return result
    }
    return { ...functions, schedulePublish }
  }, [functions])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}
