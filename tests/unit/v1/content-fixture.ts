import type { IdentifiedPicture } from '@/domain/files/picture'
import type { CampusEvent, NewsItem, SpecialOffer } from '@/domain/content/announcements'
import type { StaffMember } from '@/domain/content/publications'

export const both = (en: string, fr = `${en} (fr)`) => ({ en, fr })
export const nothing = { en: null, fr: null }
export const idOf = (letter: string) => letter.repeat(24)

export const picture = (
  kind: IdentifiedPicture['kind'],
  given: Partial<IdentifiedPicture> = {},
): IdentifiedPicture => ({
  id: idOf('9'),
  kind,
  fileName: 'soup-0a1b2c3d4e.webp',
  thumbName: 'soup-0a1b2c3d4e-446x402.webp',
  alt: both('A bowl', 'Un bol'),
  width: 892,
  height: 804,
  ...given,
})

const shown = { status: 'published', showFrom: null, showUntil: null } as const
const common = {
  ...shown,
  brief: nothing,
  description: nothing,
  picture: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
}
const nowhere = { location: null, customLocation: false, customLocationName: nothing }

/** A plain one of each; pass what differs. */
export const event = (given: Partial<CampusEvent> = {}): CampusEvent => ({
  ...common,
  ...nowhere,
  id: idOf('a'),
  title: both('Fair', 'Foire'),
  start: '2026-11-20',
  end: '2026-11-20',
  startsAtMinute: null,
  endsAtMinute: null,
  featured: false,
  ...given,
})

export const newsItem = (given: Partial<Extract<NewsItem, { linkType: 'default' }>> = {}): NewsItem => ({
  ...common,
  ...nowhere,
  id: idOf('b'),
  title: both('Boxes', 'Boîtes'),
  start: null,
  end: null,
  startsAtMinute: null,
  endsAtMinute: null,
  linkType: 'default',
  link: null,
  buttonText: nothing,
  ...given,
})

export const specialOffer = (given: Partial<SpecialOffer> = {}): SpecialOffer => ({
  ...common,
  id: idOf('c'),
  name: both('Two for one', 'Deux pour un'),
  start: null,
  end: null,
  ...given,
})

export const staffMember = (given: Partial<StaffMember> = {}): StaffMember => ({
  ...shown,
  id: idOf('d'),
  firstName: 'Priya',
  lastName: 'Raman',
  title: nothing,
  bio: nothing,
  email: null,
  phone: null,
  sortOrder: null,
  picture: null,
  ...given,
})
