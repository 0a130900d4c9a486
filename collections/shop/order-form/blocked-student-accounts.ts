import type { CollectionConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { upperCase } from '@collections/fields/upper-case'
import { groups, bilingual } from '@collections/labels'

/** Student IDs that cannot pay. Spec: CUS-3.19, CUS-5.14. */
export const blockedStudentAccounts: CollectionConfig = {
  slug: 'blocked-student-accounts',
  labels: {
    singular: bilingual('Blocked student account', 'Compte étudiant bloqué'),
    plural: bilingual('Blocked student accounts', 'Comptes étudiants bloqués'),
  },
  admin: { useAsTitle: 'studentId', group: groups.shop, defaultColumns: ['studentId', 'note', 'updatedAt'] },
  access: byArea('shop'),
  indexes: [{ fields: ['site', 'studentId'], unique: true }],
  fields: [
    upperCase('studentId', bilingual('Student ID', 'Numéro étudiant'), { required: true }),
    { name: 'note', type: 'text', label: bilingual('Note', 'Note') },
  ],
}
