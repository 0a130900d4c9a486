import { notFound, redirect } from 'next/navigation'
import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { SalesPage } from './sales-page'
import { salesPath } from './sales-path'

/**
 * The page "Sales" in the frame of the studio. Payload lets anybody open a custom view, so that the view checks the person: one
 * who may not read orders gets the studio's 404, as for a hidden collection. The figures have a check of their own.
 */
export function SalesView({ initPageResult, params, searchParams, viewActions }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { admin, routes } = req.payload.config
  if (!req.user) {
    const path = formatAdminURL({ adminRoute: routes.admin, path: salesPath })
    redirect(`${formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })}?redirect=${path}`)
  }
  if (!permissions.canAccessAdmin || !permissions.collections?.orders?.read) notFound()
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      viewActions={viewActions}
      visibleEntities={{ collections: visibleEntities?.collections, globals: visibleEntities?.globals }}
    >
      <SalesPage />
    </DefaultTemplate>
  )
}
