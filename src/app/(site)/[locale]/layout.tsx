import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { fetchType, isSetInType, typeCookie } from '@/domain/page-type'
import { TakeUpEarly } from '@/ui/take-up-early'
import { knownLocale } from '@/app/(site)/known-locale'
import { fraunces, sourceSans } from '../fonts'
import '../site.css'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

const families = [fraunces, sourceSans].map(({ style }) => style.fontFamily.split(',')[0] ?? '')

export const metadata: Metadata = { icons: { icon: '/icon.svg' } }
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#1c1a16' },
  ],
}

export default async function RootLayout({ children, params }: Props) {
  const locale = knownLocale((await params).locale)
  const [sent, kept] = await Promise.all([headers(), cookies()])
  const isTyped = isSetInType(sent.get('user-agent'), kept.get(typeCookie)?.value ?? null)
  return (
    <html
      lang={locale === 'fr' ? 'fr-CA' : 'en-CA'}
      className={isTyped ? `${fraunces.variable} ${sourceSans.variable}` : undefined}
    >
      <body>
        {children}
        <TakeUpEarly />
        {!isTyped && <script dangerouslySetInnerHTML={{ __html: fetchType(families) }} />}
      </body>
    </html>
  )
}
