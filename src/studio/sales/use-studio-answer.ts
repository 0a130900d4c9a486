import { useCallback, useEffect, useState } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { requestStudioApi } from '@/studio/request-staff-api'
import { salesMessages } from './sales-messages'

/** `answer` is the latest one that arrived, also while another loads and after a refusal. */
export type StudioAnswer<Body> = {
  answer: Body | null
  refusal: string | null
  isLoading: boolean
  reload: () => void
}

/** Loads a path of the studio's API, and again when the path changes. Answers to an earlier path are ignored. */
export function useStudioAnswer<Body>(path: string): StudioAnswer<Body> {
  const api = useConfig().config.routes.api
  const language = useTranslation().i18n.language
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ key: string; answer: Body | null; refusal: string | null } | null>(null)
  const { unreachable } = salesMessages(language)
  const key = `${path} ${round}`
  useEffect(() => {
    let isCurrent = true
    void requestStudioApi(api, path, { language, unreachable }).then((result) => {
      if (!isCurrent) return
      setState((before) =>
        result.ok
          ? { key, answer: result.body as Body, refusal: null }
          : { key, answer: before?.answer ?? null, refusal: result.message },
      )
    })
    return () => {
      isCurrent = false
    }
  }, [api, path, key, language, unreachable])
  const isLoading = state?.key !== key
  return {
    answer: state?.answer ?? null,
    refusal: isLoading ? null : state.refusal,
    isLoading,
    reload: useCallback(() => setRound((before) => before + 1), []),
  }
}
