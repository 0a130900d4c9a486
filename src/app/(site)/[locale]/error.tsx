'use client'

import { useParams } from 'next/navigation'
import { ErrorScreen } from '@/ui/error-screen'
import { errorMessages } from '@/ui/error-messages'

/** The error page if the landing page or the frame of a site fails. Spec: PUB-8.1, PUB-8.6. */
export default function FrameError({ reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams()
  return (
    <main>
      <ErrorScreen words={errorMessages[locale === 'fr' ? 'fr' : 'en']} again={reset} />
    </main>
  )
}
