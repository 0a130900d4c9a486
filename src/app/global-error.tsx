'use client'

import { errorMessages } from '@/ui/error-messages'
import { ErrorScreen } from '@/ui/error-screen'
import './(site)/site.css'

/** The error page if even the root layout fails. The cookie selects the language. Spec: PUB-8.1, PUB-8.6. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const isFrench = typeof document !== 'undefined' && /(?:^|;\s*)l1=fr(?:;|$)/.test(document.cookie)
  const locale = isFrench ? 'fr' : 'en'
  return (
    <html lang={`${locale}-CA`} className="campus-fonts">
      <body>
        <main>
          <ErrorScreen words={errorMessages[locale]} again={reset} />
        </main>
      </body>
    </html>
  )
}
