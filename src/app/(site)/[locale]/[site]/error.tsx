'use client'

import { useParams } from 'next/navigation'
import { ErrorScreen } from '@/ui/error-screen'
import { errorWords } from '@/ui/error-words'

/** When a page could not be drawn: one sentence in the site's frame, nothing of why. Spec: PUB-8.2, PUB-8.6. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams()
  return <ErrorScreen words={errorWords[locale === 'fr' ? 'fr' : 'en']} again={reset} />
}
