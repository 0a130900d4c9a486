import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'

type Props = { title: string; intro: string; locale: Locale; children: ReactNode }

/** A page beside the reference, with the way back to it. */
export async function DocsPage({ title, intro, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  return (
    <div className="page-width pt-6 lg:pt-10">
      <p>
        <a href="/v1/docs" className="plain-link inline-flex min-h-11 items-center">
          {t('title')}
        </a>
      </p>
      <h1 className="mt-2 text-[clamp(2rem,6vw,2.9rem)]">{title}</h1>
      <p className="mt-4 max-w-[680px] text-lg text-muted">{intro}</p>
      {children}
    </div>
  )
}

/** A list of short statements. */
export const PointList = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-4 divide-y divide-line border-y border-line">
    {points.map((point) => (
      <li key={point} className="py-3">
        {point}
      </li>
    ))}
  </ul>
)

type CodeProps = { id: string; title: string; help?: string; code: string; wrap?: boolean; level?: 2 | 3 }

/** A block of code with a heading. It can be scrolled by keyboard. */
export const Code = ({ id, title, help, code, wrap = false, level = 2 }: CodeProps) => (
  <div className="min-w-0">
    {level === 2 ? (
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
    ) : (
      <h3 id={id} className="text-xl">
        {title}
      </h3>
    )}
    {help && <p className="mt-2 text-muted">{help}</p>}
    <pre
      tabIndex={0}
      role="region"
      aria-labelledby={id}
      className={`mt-4 max-h-[32rem] overflow-auto rounded-lg border border-line bg-surface p-4 text-[0.85rem] ${wrap ? 'break-all whitespace-pre-wrap' : ''}`}
    >
      {code}
    </pre>
  </div>
)
