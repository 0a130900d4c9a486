'use client'

import { errorWords } from '@/ui/error-words'
import { ErrorScreen } from '@/ui/error-screen'
import { fraunces, sourceSans } from './(site)/fonts'
import './(site)/site.css'

/** When not even the frame could be drawn; the language is the visitor's cookie. Spec: PUB-8.1, PUB-8.6. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const isFrench = typeof document !== 'undefined' && /(?:^|;\s*)l1=fr(?:;|$)/.test(document.cookie)
  const locale = isFrench ? 'fr' : 'en'
  return (
    <html lang={`${locale}-CA`} className={`${fraunces.variable} ${sourceSans.variable}`}>
      <body>
        <main>
          <ErrorScreen words={errorWords[locale]} again={reset} />
        </main>
      </body>
    </html>
  )
}
