import type { ReactNode } from 'react'
import { unstable_rethrow } from 'next/navigation'
import type { Locale } from '@/domain/locale'
import { statePageStatus } from '@/server/page-status'
import { ErrorScreen } from '@/ui/error-screen'
import { errorWords } from '@/ui/error-words'

/**
 * A page, or one sentence with the status 500 where it could not be drawn: in the site's frame, read without a script,
 * and nothing of why. `sentence` is the page's own, where it has one. What fails after the answer has begun is left to `error.tsx`. Spec: PUB-8.2, PUB-8.6.
 */
export async function pageOrError(
  locale: Locale,
  draw: () => Promise<ReactNode>,
  sentence = errorWords[locale].sentence,
): Promise<ReactNode> {
  try {
    return await draw()
  } catch (error) {
    unstable_rethrow(error)
    if (!statePageStatus(500)) throw error
    console.error(error)
    return <ErrorScreen words={{ ...errorWords[locale], sentence }} />
  }
}
