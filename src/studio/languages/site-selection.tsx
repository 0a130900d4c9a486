import type { ComponentProps } from 'react'
import { TenantSelectionProvider } from '@payloadcms/plugin-multi-tenant/rsc'
import type { PayloadRequest } from 'payload'
import { readInLanguage } from '@/domain/text/read-in-language'

type Props = ComponentProps<typeof TenantSelectionProvider> & { i18n: PayloadRequest['i18n'] }

/** The plug-in's selection of a site, with the names of the sites in the language of the studio. */
export const SiteSelection = ({ i18n, payload, ...props }: Props) => (
  <TenantSelectionProvider {...props} payload={readInLanguage(payload, i18n.language)} />
)
