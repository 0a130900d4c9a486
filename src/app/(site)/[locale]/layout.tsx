import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { locales } from '@/domain/locale'
import { fraunces, sourceSans } from '../fonts'
import '../site.css'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params
  const known = locales.find((it) => it === locale)
  if (!known) notFound()
  setRequestLocale(known)
  return (
    <html lang={known === 'fr' ? 'fr-CA' : 'en-CA'} className={`${fraunces.variable} ${sourceSans.variable}`}>
      <body>{children}</body>
    </html>
  )
}
