import type { ComponentProps } from 'react'
import { cookies } from 'next/headers'
import { TenantSelectionProvider } from '@payloadcms/plugin-multi-tenant/rsc'
import type { PayloadRequest } from 'payload'
import { readInLanguage } from '@/domain/text/read-in-language'
import { KeepFirstPage } from './keep-first-page'

type Props = ComponentProps<typeof TenantSelectionProvider> & { i18n: PayloadRequest['i18n'] }

/**
 * The plug-in's selection of a site, with the names of the sites in the language of the studio. Without a chosen site, the plug-in
 * reads every page twice, and the second one drops what was typed into the first.
 */
export async function SiteSelection({ i18n, payload, ...props }: Props) {
  const hasChoice = (await cookies()).has('payload-tenant')
  return (
    <KeepFirstPage isNeeded={!hasChoice}>
      <TenantSelectionProvider {...props} payload={readInLanguage(payload, i18n.language)} />
    </KeepFirstPage>
  )
}
