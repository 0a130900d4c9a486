import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { checkbox } from './fields/checkbox'
import { htmlBody } from './fields/html-body'
import { phone } from './fields/phone'
import { drafts, publicationWindow } from './fields/publication'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** The people whom a campus introduces to its visitors; who signs in to the studio stands in `staff`. Spec: PUB-3.14, PUB-2.49. */
export const staffMembers: CollectionConfig = {
  slug: 'staff-members',
  labels: { singular: words('Team member', 'Membre de l’équipe'), plural: words('Team', 'Équipe') },
  admin: {
    useAsTitle: 'lastName',
    group: groups.content,
    defaultColumns: ['lastName', 'firstName', 'title', '_status'],
  },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', label: words('First name', 'Prénom'), required: true },
        { name: 'lastName', type: 'text', label: words('Last name', 'Nom'), required: true },
      ],
    },
    { name: 'title', type: 'text', label: words('Job title', 'Titre du poste'), localized: true },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: words('E-mail', 'Courriel') },
        phone('phone', words('Phone, ten digits', 'Téléphone, dix chiffres')),
      ],
    },
    htmlBody('bio', words('Biography (HTML)', 'Biographie (HTML)')),
    { name: 'picture', type: 'upload', relationTo: 'staff-images', label: words('Picture', 'Image') },
    checkbox('active', words('Active', 'Active'), { on: true, sidebar: true }),
    sortOrder,
    publicationWindow,
  ],
}
