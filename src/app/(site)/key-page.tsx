import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { getRequestPath } from '@/server/http/request-path'
import { requireLocale } from './require-locale'
import { withErrorPage } from './with-error-page'

export type KeyPageProps = { params: Promise<{ locale: string; key: string }> }

/** Metadata of a page with a secret key in its URL: it sends no referrer and is not indexed. `title` is a text of `account`. */
export async function keyPageMetadata({ params }: KeyPageProps, title: string): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'account' })
  return {
    title: formatPageTitle('Refectory', t(title), locale),
    robots: { index: false },
    referrer: 'no-referrer',
  }
}

/** A page of no site for who has the key in its URL. */
export async function renderKeyPage(
  { params }: KeyPageProps,
  render: (key: string, locale: ReturnType<typeof requireLocale>) => Promise<ReactNode>,
): Promise<ReactNode> {
  const { locale: segment, key } = await params
  const locale = requireLocale(segment)
  const page = await withErrorPage(locale, () => render(key, locale))
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {page}
    </PlainFrame>
  )
}
