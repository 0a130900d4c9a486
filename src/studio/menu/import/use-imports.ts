import { useEffect } from 'react'
import { underWay, type ListedImport } from '@/domain/menu/import-record'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'

const pollMs = 1_000

/** The last imports of a site, read again each second while one of them goes on, and when one is started in this window. */
export function useImports(site: string, started: string | null) {
  const state = useStudioAnswer<{ imports: ListedImport[] }>(`menus/imports?site=${encodeURIComponent(site)}`)
  const { answer, isLoading, refusal, reload } = state
  const isUnderWay = answer?.imports.some(({ state: each }) => underWay.includes(each)) ?? false
  useEffect(() => {
    if (started !== null) reload()
  }, [started, reload])
  useEffect(() => {
    if (!isUnderWay || isLoading || refusal !== null) return
    const timer = setTimeout(reload, pollMs)
    return () => clearTimeout(timer)
  }, [isUnderWay, isLoading, refusal, reload])
  // What is shown stays while it is read again.
  return { ...state, isLoading: isLoading && answer === null, imports: answer?.imports ?? null, isUnderWay }
}
