import type { ReactNode } from 'react'

export type PanelHeading = { title: string; subtitle: string | null }
type Props = { name: string; head: PanelHeading; more?: { href: string; text: string } | null; children: ReactNode }

/** A panel of a home page: header, optional subtitle and optional link to all items. Spec: PUB-2.25. */
export function Panel({ name, head, more = null, children }: Props) {
  return (
    <section className="mt-8 sm:mt-16 lg:mt-20" aria-labelledby={`panel-${name}`}>
      <div
        className={`${head.subtitle ? 'panel-head' : 'flex flex-wrap'} items-end justify-between gap-x-8 border-b-2 border-ink pb-2`}
      >
        <h2 id={`panel-${name}`} className="text-[1.35rem] sm:text-2xl">
          {head.title}
        </h2>
        {head.subtitle && <p className="mt-1 text-muted">{head.subtitle}</p>}
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
