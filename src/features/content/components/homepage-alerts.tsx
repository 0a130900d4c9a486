'use client'

import { Clock, Info, Snowflake, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'

export type AlertLine = { id: string; icon: string | null; message: string; href: string | null }
type Words = { label: string; more: string; dismiss: string }

const icons: Record<string, typeof Info> = { info: Info, warning: TriangleAlert, snow: Snowflake, clock: Clock }
const shelf = 'dismissed-alerts'
const told = 'refectory:alerts'
/**
 * Before the first paint, so that an alert dismissed on an earlier page does not flash on this one. A browser that keeps
 * no session storage throws here: it then shows every alert, which is the safe way to be wrong.
 */
const hideDismissed = `try{(sessionStorage.getItem('${shelf}')||'').split(' ').forEach(function(id){var it=id&&document.getElementById('alert-'+id);if(it)it.hidden=true})}catch(e){}`

const watch = (tell: () => void) => {
  window.addEventListener(told, tell)
  return () => window.removeEventListener(told, tell)
}

function readDismissed(): string {
  try {
    return sessionStorage.getItem(shelf) ?? ''
  } catch {
    return '' // storage is off: nothing is remembered
  }
}

function dismiss(id: string) {
  try {
    sessionStorage.setItem(shelf, `${readDismissed()} ${id}`.trim())
  } catch {
    document.getElementById(`alert-${id}`)?.setAttribute('hidden', '') // not remembered, but gone from this page
  }
  window.dispatchEvent(new Event(told))
}

/** Alerts that stay away for the session once dismissed; without a script they just stay. Spec: PUB-2.19, PUB-4.11. */
export function HomepageAlerts({ alerts, words }: { alerts: AlertLine[]; words: Words }) {
  const dismissed = useSyncExternalStore(watch, readDismissed, () => '').split(' ')
  return (
    <section aria-label={words.label} hidden={alerts.every(({ id }) => dismissed.includes(id))}>
      <ul className="page-width grid gap-2 pt-3">
        {alerts.map(({ id, icon, message, href }) => {
          const Icon = icons[icon ?? 'info'] ?? Info
          return (
            <li
              key={id}
              id={`alert-${id}`}
              hidden={dismissed.includes(id)}
              suppressHydrationWarning
              className="flex items-start gap-3 rounded-lg border border-line bg-tint py-1 pl-4 pr-1 [&[hidden]]:hidden"
            >
              <Icon size={20} className="mt-[0.8em] shrink-0" aria-hidden />
              <p className="min-w-0 grow py-2.5">
                {message}{' '}
                {href && (
                  <a
                    href={href}
                    className="whitespace-nowrap font-semibold underline underline-offset-4 hover:decoration-2"
                  >
                    {words.more}
                    <span className="sr-only">{` (${message})`}</span>
                  </a>
                )}
              </p>
              <button
                type="button"
                onClick={() => dismiss(id)}
                className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-surface noscript:hidden"
              >
                <X size={20} aria-hidden />
                <span className="sr-only">{`${words.dismiss} (${message})`}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <script dangerouslySetInnerHTML={{ __html: hideDismissed }} />
    </section>
  )
}
