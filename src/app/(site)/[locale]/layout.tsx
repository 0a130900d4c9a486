import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { fontCookieName, headingFont, loadWebFonts, usesWebFonts, webFonts } from '@/domain/site/web-fonts'
import { ReplayEarlyInput } from '@/ui/html/replay-early-input'
import { requireLocale } from '@/app/(site)/require-locale'
import '../site.css'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const metadata: Metadata = { icons: { icon: '/icon.svg' } }
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#1c1a16' },
  ],
}

/**
 * The root layout of all pages. The first page view on a phone has headings in a small part of the campus font and text in
 * the system font, and loads the campus fonts after the page; a cookie then tells later requests to use them (PUB-2.32).
 */
export default async function RootLayout({ children, params }: Props) {
  const locale = requireLocale((await params).locale)
  const [requestHeaders, cookieStore] = await Promise.all([headers(), cookies()])
  const usesCampusFonts = usesWebFonts(requestHeaders.get('user-agent'), cookieStore.get(fontCookieName)?.value ?? null)
  return (
    <html lang={locale === 'fr' ? 'fr-CA' : 'en-CA'} className={usesCampusFonts ? 'campus-fonts' : undefined}>
      <head>
        {(usesCampusFonts ? webFonts : [headingFont]).map(({ path }) => (
          <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        {children}
        <ReplayEarlyInput />
        {!usesCampusFonts && <script dangerouslySetInnerHTML={{ __html: loadWebFonts }} />}
      </body>
    </html>
  )
}
