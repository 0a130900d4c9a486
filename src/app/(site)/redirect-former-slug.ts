import { permanentRedirect } from 'next/navigation'
import { withSlug } from '@/domain/site/former-slugs'
import { findPresentSlug } from '@/features/site/read-sites'
import { getRequestPath } from '@/server/http/request-path'

/** Redirects a page under a slug that its site had before to the same page under the present one, with 308. Spec: PUB-4.1. */
export async function redirectFormerSlug(): Promise<void> {
  const path = await getRequestPath()
  const slug = await findPresentSlug(/^\/([^/?]*)/.exec(path)?.[1] ?? '')
  if (slug) permanentRedirect(withSlug(path, slug))
}
