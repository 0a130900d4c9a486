import { redirect } from 'next/navigation'

/** This path is for staff, who choose a new password in the studio. Spec: PUB-2.4, CUS-2.4. */
export default async function StaffResetPage({ params }: { params: Promise<{ key: string }> }) {
  redirect(`/admin/reset/${encodeURIComponent((await params).key)}`)
}
