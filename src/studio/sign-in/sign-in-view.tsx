import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { Logo } from '@/studio/brand-logos'
import { SignInForm } from './sign-in-form'

/** Replaces Payload's sign-in page, which has no field for a code. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const { admin, routes } = payload.config
  const redirectTo = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(redirectTo)
  const forgotPath = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm redirectTo={redirectTo} forgotPath={forgotPath} />
    </>
  )
}
