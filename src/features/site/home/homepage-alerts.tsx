'use client'

import { Clock, Info, Snowflake, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { dismissedAlertsKey, hideDismissedAlerts } from '@/domain/site/homepage-alerts'

export type AlertLine = { id: string; icon: string | null; message: string; href: string | null }
type Words = { label: string; more: string; dismiss: string }

const icons: Record<string, typeof Info> = { info: Info, warning: TriangleAlert, snow: Snowflake, clock: Clock }
const dismissEvent = 'refectory:alerts'

const subscribe = (onChange: () => void) => {
  window.addEventListener(dismissEvent, onChange)
  return () => window.removeEventListener(dismissEvent, onChange)
}

function readDismissed(): string {
  try {
    return sessionStorage.getItem(dismissedAlertsKey) ?? ''
  } catch {
    return '' // no storage: nothing is remembered
  }
}

function dismiss(id: string) {
  try {
    sessionStorage.setItem(dismissedAlertsKey, `${readDismissed()} ${id}`.trim())
  } catch {
    document.getElementById(`alert-${id}`)?.setAttribute('hidden', '') // not remembered, but hidden on this page
  }
  window.dispatchEvent(new Event(dismissEvent))
}

/** Alerts that stay hidden for the session once dismissed. Without JavaScript they cannot be dismissed. Spec: PUB-2.19, PUB-4.11. */
export function HomepageAlerts({ alerts, words }: { alerts: AlertLine[]; words: Words }) {
  const dismissed = useSyncExternalStore(subscribe, readDismissed, () => '').split(' ')
  return (
    <section className="not-printed" aria-label={words.label} hidden={alerts.every(({ id }) => dismissed.includes(id))}>
      <ul className="page-width grid gap-px pt-1.5 max-sm:px-0 sm:gap-2 sm:pt-3">
        {alerts.map(({ id, icon, message, href }) => {
          const Icon = icons[icon ?? 'info'] ?? Info
          return (
            <li
              key={id}
              id={`alert-${id}`}
              hidden={dismissed.includes(id)}
              suppressHydrationWarning
              className="relative flex items-start border-y border-line bg-tint pl-4 pr-1 sm:gap-3 sm:rounded-lg sm:border-x sm:py-1 [&[hidden]]:hidden"
            >
              {/* On phones only the first line makes room for the icon: an alert is a line shorter. */}
              <Icon size={20} className="absolute mt-[0.4em] shrink-0 sm:static sm:mt-[0.8em]" aria-hidden />
              <p className="min-w-0 grow py-1.5 indent-7 text-[0.9rem] leading-[1.35] [text-wrap:wrap] sm:indent-0 sm:py-2.5 sm:text-[1em] sm:leading-normal">
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
                className="-ml-1 grid size-11 shrink-0 place-items-center rounded-lg hover:bg-surface sm:ml-0 noscript:hidden"
              >
                <X size={20} aria-hidden />
                <span className="sr-only">{`${words.dismiss} (${message})`}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <script dangerouslySetInnerHTML={{ __html: hideDismissedAlerts }} />
    </section>
  )
}
