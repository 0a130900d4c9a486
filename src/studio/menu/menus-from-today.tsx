'use client'
import { useEffect, useRef } from 'react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'

/** Opens the list of menus at today. Removing the filter, or the list with a search, shows the others. */
export function MenusFromToday() {
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const isAsked = [...query.keys()].some((key) => key.startsWith('where') || key === 'search' || key === 'page')
    if (isAsked) return
    const today = new Date()
    const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
    const parameters = new URLSearchParams(query.toString())
    parameters.set('where[or][0][and][0][date][greater_than_equal]', date)
    parameters.set('sort', 'date') // Payload puts its own order into the address before this runs
    router.replace(`${pathname}?${parameters}`)
  }, [pathname, query, router])
  return null
}
