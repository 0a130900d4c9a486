import type { ComponentProps } from 'react'
import { DefaultNav } from '@payloadcms/next/rsc'
import { isFamilyMember } from '@/domain/studio-families'
import { withoutOwnLink } from './without-own-link'

type Props = ComponentProps<typeof DefaultNav>

/** The studio's navigation: Payload's, without the lists that are reached from another one (`family-links.tsx`). */
export function StudioNav(props: Props) {
  const { collections, ...visible } = props.visibleEntities ?? { collections: [], globals: [] }
  const members = props.payload.config.collections.filter(isFamilyMember).map(({ slug }) => slug)
  const entries = withoutOwnLink(
    collections.map((slug) => ({ slug })),
    props.user,
  ).flatMap(({ slug }) => (members.includes(slug) ? [] : slug))
  return <DefaultNav {...props} visibleEntities={{ ...visible, collections: entries }} />
}
