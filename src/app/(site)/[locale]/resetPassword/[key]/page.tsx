import { redirect } from 'next/navigation'

/** The other path is for the studio's people, who choose a new password there. Spec: PUB-2.4, CUS-2.4. */
export default async function StaffResetPage({ params }: { params: Promise<{ key: string }> }) {
  redirect(`/admin/reset/${encodeURIComponent((await params).key)}`)
}
