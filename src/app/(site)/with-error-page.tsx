import type { ReactNode } from 'react'
import { unstable_rethrow } from 'next/navigation'
import type { Locale } from '@/domain/locale'
import { setPageStatus } from '@/server/http/current-request'
import { ErrorScreen } from '@/ui/error-screen'
import { errorMessages } from '@/ui/error-messages'
import { logError } from '@/server/logging/log-error'

/**
 * Renders a page. If that fails, it logs the error and renders an error page with status 500 that works without JavaScript
 * and reveals no details. `sentence` replaces the default message. Once the response has begun, it rethrows the error to
 * `error.tsx`. Spec: PUB-8.2, PUB-8.6.
 */
export async function withErrorPage(
  locale: Locale,
  render: () => Promise<ReactNode>,
  sentence?: string,
): Promise<ReactNode> {
  try {
    return await render()
  } catch (error) {
    return renderErrorPage(locale, error, sentence)
  }
}

/** Sets the status 500, logs the error and renders the error page; rethrows once the response has begun. */
export function renderErrorPage(locale: Locale, error: unknown, sentence = errorMessages[locale].sentence): ReactNode {
  unstable_rethrow(error)
  if (!setPageStatus(500)) throw error
  logError('A page could not be rendered:', error)
  return <ErrorScreen words={{ ...errorMessages[locale], sentence }} />
}
