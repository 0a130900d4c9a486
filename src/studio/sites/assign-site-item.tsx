'use client'
import { AssignTenantFieldTrigger } from '@payloadcms/plugin-multi-tenant/client'
import { useHasSite } from './use-has-site'

/** The menu item "Assign a site" of a document. Hidden once the document has a site. */
export const AssignSiteItem = () => (useHasSite() ? null : <AssignTenantFieldTrigger />)
