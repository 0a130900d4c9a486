import type { ReactNode } from 'react'

export type PanelHead = { title: string; subtitle: string | null }
type Props = { name: string; head: PanelHead; more?: { href: string; text: string } | null; children: ReactNode }

/** One of the panels of a home page: its header, an optional line under it, and the way to all of it. Spec: PUB-2.25. */
export function Panel({ name, head, more = null, children }: Props) {
  return (
    <section className="mt-16 lg:mt-20" aria-labelledby={`panel-${name}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 border-b-2 border-ink pb-2">
        <div>
          <h2 id={`panel-${name}`} className="text-2xl">
            {head.title}
          </h2>
          {head.subtitle && <p className="mt-1 text-muted">{head.subtitle}</p>}
        </div>
        {more && (
          <a
            href={more.href}
            className="not-printed -mb-2 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          >
            {more.text}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
