import type { ReactNode } from 'react'
import { notFound, redirect } from 'next/navigation'
import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps, SanitizedPermissions } from 'payload'
import { formatAdminURL } from 'payload/shared'

type Props = AdminViewServerProps & {
  /** The page's path below the studio's. */
  path: `/${string}`
  /** Whether a person with these rights may open the page; others get the studio's 404, as for a hidden collection. */
  isFor: (permissions: SanitizedPermissions) => boolean
  children: ReactNode
}

/**
 * A page of our own in the frame of the studio. Payload lets anybody open a custom view, so that it checks the person. Visitors
 * are sent to the sign-in page, which leads back. The calls of a page have checks of their own.
 */
export function StudioPage({ path, isFor, children, initPageResult, params, searchParams, viewActions }: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { admin, routes } = req.payload.config
  if (!req.user) {
    const back = formatAdminURL({ adminRoute: routes.admin, path })
    redirect(`${formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })}?redirect=${back}`)
  }
  if (!permissions.canAccessAdmin || !isFor(permissions)) notFound()
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
      {children}
    </DefaultTemplate>
  )
}
