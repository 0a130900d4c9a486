import type { ReactNode } from 'react'
import { unstable_rethrow } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { logError } from '@/server/logging/log-error'
import { EmptyNote } from '@/ui/empty-note'
import { Panel, type PanelHeading } from '@/ui/panel'

type Request = { name: string; head: PanelHeading; locale: Locale }

/** Renders a panel of a page. If that fails, it logs the error and renders the panel with a notice. Spec: PUB-8.4. */
export async function panelOrNotice({ name, head, locale }: Request, render: () => ReactNode | Promise<ReactNode>) {
  try {
    return await render()
  } catch (error) {
    unstable_rethrow(error)
    logError(`The panel ${name} could not be rendered:`, error)
    return <FailedPanel {...{ name, head, locale }} />
  }
}

/** A panel whose content could not be read. */
export async function FailedPanel({ name, head, locale }: Request) {
  const t = await getTranslations({ locale, namespace: 'panels' })
  return (
    <Panel name={name} head={head}>
      <EmptyNote title={t('failed')} help={t('failedHelp')} />
    </Panel>
  )
}
