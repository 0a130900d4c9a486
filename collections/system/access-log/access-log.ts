import type { Access, CollectionConfig } from 'payload'
import { accessKinds, type AccessKind } from '@/domain/account/access-log-entries'
import { getAccessScope } from '@/domain/roles'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { type BilingualText, groups, bilingual } from '@collections/labels'
import { relation } from '@collections/fields/relation'

const labels: Record<AccessKind, BilingualText> = {
  list: bilingual('Listed', 'Liste'),
  open: bilingual('Opened', 'Consultation'),
  count: bilingual('Counted', 'Dénombrement'),
  values: bilingual('Values listed', 'Liste de valeurs'),
  create: bilingual('Created', 'Création'),
  change: bilingual('Changed', 'Modification'),
  delete: bilingual('Deleted', 'Suppression'),
}

const ofTheirSites: Access = ({ req }) => {
  const staff = signedInStaff(req)
  const reach = getAccessScope(staff, 'read', 'accessLog')
  if (reach === 'all') return true
  return reach === 'ownSites' && staff !== null ? { site: { in: staff.siteIds } } : false
}
const denyAll: Access = () => false

/**
 * The audit log of staff access to health data and food orders: who, when and which documents, but no content. The API only
 * reads it. `site` is a field of its own and not the plug-in's tenant field, so that the log survives the deletion of a site.
 */
export const accessLog: CollectionConfig = {
  slug: 'access-log',
  custom: { area: 'accessLog' },
  labels: {
    singular: bilingual('Access log entry', 'Consultation'),
    plural: bilingual('Access log', 'Journal des consultations'),
  },
  admin: {
    custom: { listedUnder: 'changes' },
    group: groups.settings,
    listSearchableFields: ['staffEmail'],
    defaultColumns: ['at', 'staffEmail', 'operation', 'collectionSlug', 'documents', 'site'],
  },
  access: {
    read: ofTheirSites,
    readVersions: denyAll,
    create: denyAll,
    update: denyAll,
    delete: denyAll,
    unlock: denyAll,
  },
  defaultSort: '-at',
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', required: true, index: true, label: bilingual('Date and time', 'Date et heure') },
    relation('site', 'sites', bilingual('Site', 'Site'), { index: true }),
    relation('staff', 'staff', bilingual('Staff member', 'Membre du personnel'), { index: true }),
    { name: 'staffEmail', type: 'text', required: true, label: bilingual('Email at the time', 'Courriel à ce moment') },
    {
      name: 'operation',
      type: 'select',
      required: true,
      label: bilingual('Action', 'Action'),
      options: accessKinds.map((value) => ({ value, label: labels[value] })),
    },
    { name: 'collectionSlug', type: 'text', required: true, index: true, label: bilingual('Collection', 'Collection') },
    { name: 'documents', type: 'text', hasMany: true, label: bilingual('Documents', 'Documents') },
  ],
}
