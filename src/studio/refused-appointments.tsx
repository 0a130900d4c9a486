'use client'

import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui'

type Schedule = (asked: Parameters<ServerFunctionsContextType['schedulePublish']>[0]) => Promise<unknown>

/** Payload's schedule drawer says that all went well unless something is thrown; a refusal is an answer, with its sentence. */
export function RefusedAppointments({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const value = useMemo(() => {
    const schedulePublish: Schedule = async (asked) => {
      const answer = await functions.schedulePublish(asked)
      const { error } = answer as { error?: string }
      if (error) throw new Error(error)
      return answer
    }
    return { ...functions, schedulePublish }
  }, [functions])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}
