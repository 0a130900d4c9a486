'use client'

import { useParams } from 'next/navigation'
import { ErrorScreen } from '@/ui/error-screen'
import { errorMessages } from '@/ui/error-messages'

/** The error page inside the frame of a site. It reveals no details. Spec: PUB-8.2, PUB-8.6. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams()
  return <ErrorScreen words={errorMessages[locale === 'fr' ? 'fr' : 'en']} again={reset} />
}
