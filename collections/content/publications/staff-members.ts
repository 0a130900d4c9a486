import type { CollectionConfig } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { phone } from '@collections/fields/phone'
import { drafts, publicationWindow } from '@collections/fields/publication'
import { sortOrder } from '@collections/fields/sort-order'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** The team page of a site. Accounts of the studio are in `staff`. Spec: PUB-3.14, PUB-2.49. */
export const staffMembers: CollectionConfig = {
  slug: 'staff-members',
  labels: { singular: bilingual('Team member', 'Membre de l’équipe'), plural: bilingual('Team', 'Équipe') },
  admin: {
    useAsTitle: 'lastName',
    group: groups.content,
    defaultColumns: ['lastName', 'firstName', 'title', '_status'],
  },
  custom: { area: 'content', public: { active: { not_equals: false } } },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', label: bilingual('First name', 'Prénom'), required: true },
        { name: 'lastName', type: 'text', label: bilingual('Last name', 'Nom'), required: true },
      ],
    },
    { name: 'title', type: 'text', label: bilingual('Job title', 'Titre du poste'), localized: true },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: bilingual('Email', 'Courriel') },
        phone('phone', bilingual('Phone (ten digits)', 'Téléphone (dix chiffres)')),
      ],
    },
    ...richTextBody('bio', bilingual('Biography', 'Biographie')),
    { name: 'picture', type: 'upload', relationTo: 'staff-images', label: bilingual('Picture', 'Image') },
    checkbox('active', bilingual('Active', 'Actif'), { on: true, sidebar: true }),
    sortOrder,
    publicationWindow,
  ],
}
