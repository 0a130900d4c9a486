import type { Access, CollectionConfig } from 'payload'
import { looks, type Look } from '@/domain/looks'
import { may } from '@/domain/roles'
import { signedInStaff } from './access/signed-in-staff'
import { groups, words } from './labels'

const names: Record<Look, ReturnType<typeof words>> = {
  list: words('Listed', 'Liste'),
  open: words('Opened', 'Consultation'),
  count: words('Counted', 'Dénombrement'),
  values: words('Values listed', 'Liste de valeurs'),
  create: words('Created', 'Création'),
  change: words('Changed', 'Modification'),
  delete: words('Deleted', 'Suppression'),
}

const ofTheirSites: Access = ({ req }) => {
  const staff = signedInStaff(req)
  const reach = may(staff, 'read', 'accessLog')
  if (reach === 'all') return true
  return reach === 'ownSites' && staff !== null ? { site: { in: staff.siteIds } } : false
}
const nobody: Access = () => false

/**
 * Who among the staff looked at health data and food orders, when and which documents: never what stood in them. Nobody
 * writes, changes or deletes a row through Payload's doors. Its site is a field of its own and not the plug-in's, which
 * would take the rows away with the site.
 */
export const accessLog: CollectionConfig = {
  slug: 'access-log',
  labels: { singular: words('Look', 'Consultation'), plural: words('Access log', 'Journal des consultations') },
  admin: {
    group: groups.settings,
    defaultColumns: ['at', 'staffEmail', 'operation', 'collectionSlug', 'documents', 'site'],
  },
  access: {
    read: ofTheirSites,
    readVersions: nobody,
    create: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  defaultSort: '-at',
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', required: true, index: true, label: words('When', 'Quand') },
    { name: 'site', type: 'relationship', relationTo: 'sites', index: true, label: words('Site', 'Site') },
    { name: 'staff', type: 'relationship', relationTo: 'staff', index: true, label: words('Who', 'Qui') },
    { name: 'staffEmail', type: 'text', required: true, label: words('E-mail then', 'Courriel à ce moment') },
    {
      name: 'operation',
      type: 'select',
      required: true,
      label: words('How', 'Comment'),
      options: looks.map((value) => ({ value, label: names[value] })),
    },
    { name: 'collectionSlug', type: 'text', required: true, index: true, label: words('Collection', 'Collection') },
    { name: 'documents', type: 'text', hasMany: true, label: words('Documents', 'Documents') },
  ],
}
