'use client'

import { useParams } from 'next/navigation'
import { ErrorScreen } from '@/ui/error-screen'
import { errorWords } from '@/ui/error-words'

/** When the landing page or a site's frame could not be drawn. Spec: PUB-8.1, PUB-8.6. */
export default function FrameError({ reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams()
  return (
    <main>
      <ErrorScreen words={errorWords[locale === 'fr' ? 'fr' : 'en']} again={reset} />
    </main>
  )
}
