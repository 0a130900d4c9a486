import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { knownLocale } from '@/app/(site)/known-locale'
import { fraunces, sourceSans } from '../fonts'
import '../site.css'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const metadata: Metadata = { icons: { icon: '/icon.svg' } }
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#1c1a16' },
  ],
}

export default async function RootLayout({ children, params }: Props) {
  const locale = knownLocale((await params).locale)
  return (
    <html lang={locale === 'fr' ? 'fr-CA' : 'en-CA'} className={`${fraunces.variable} ${sourceSans.variable}`}>
      <body>{children}</body>
    </html>
  )
}
