'use client'
import type { ComponentProps } from 'react'
import { TenantField } from '@payloadcms/plugin-multi-tenant/client'
import { useHasSite } from './use-has-site'

/** The field `site` of the plug-in, read-only once the stored document has a site: a document keeps it. */
export function SiteField(props: ComponentProps<typeof TenantField>) {
  const hasSite = useHasSite()
  return <TenantField {...props} readOnly={props.readOnly === true || hasSite} />
}
