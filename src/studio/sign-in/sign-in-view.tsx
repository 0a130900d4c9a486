import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { signOnRefused } from '@/domain/account/account-paths'
import { Logo } from '@/studio/brand-logos'
import { SignInForm } from './sign-in-form'

type Props = AdminViewServerProps & {
  /** What the button of staff's identity provider says; null without one. */
  campusName: Record<'en' | 'fr', string> | null
}

/** Replaces Payload's sign-in page, which has no field for a code. */
export function SignInView({ initPageResult, searchParams, campusName }: Props) {
  const { payload, user } = initPageResult.req
  const { admin, routes } = payload.config
  const redirectTo = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(redirectTo)
  const forgotPath = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })
  const [refusedQuery = ''] = signOnRefused.split('=')
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm
        redirectTo={redirectTo}
        forgotPath={forgotPath}
        campus={campusName && { name: campusName, wasRefused: searchParams?.[refusedQuery] !== undefined }}
      />
    </>
  )
}
