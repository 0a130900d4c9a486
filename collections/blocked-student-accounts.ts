import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { upperCase } from './fields/upper-case'
import { groups, words } from './labels'

/** Student ids that may not be used to pay. Spec: CUS-3.19, CUS-5.14. */
export const blockedStudentAccounts: CollectionConfig = {
  slug: 'blocked-student-accounts',
  labels: {
    singular: words('Blocked student account', 'Compte étudiant bloqué'),
    plural: words('Blocked student accounts', 'Comptes étudiants bloqués'),
  },
  admin: { useAsTitle: 'studentId', group: groups.shop, defaultColumns: ['studentId', 'note', 'updatedAt'] },
  access: byArea('shop'),
  indexes: [{ fields: ['site', 'studentId'], unique: true }],
  fields: [
    upperCase('studentId', words('Student ID', 'Numéro étudiant'), { required: true }),
    { name: 'note', type: 'text', label: words('Note', 'Note') },
  ],
}
