import type { CollectionConfig } from 'payload'
import { upperCase } from '@collections/fields/upper-case'
import { groups, bilingual } from '@collections/labels'

/** Emails that may pay by payroll deduction, if the order form checks them. Spec: CUS-3.19, CUS-5.8. */
export const facultyEmails: CollectionConfig = {
  slug: 'faculty-emails',
  labels: {
    singular: bilingual('Faculty email', 'Courriel du personnel enseignant'),
    plural: bilingual('Faculty emails', 'Courriels du personnel enseignant'),
  },
  admin: {
    useAsTitle: 'email',
    group: groups.shop,
    defaultColumns: ['email', 'updatedAt'],
    custom: { listedUnder: 'order-form-settings' },
  },
  custom: { area: 'shop', trash: false },
  indexes: [{ fields: ['site', 'email'], unique: true }],
  fields: [
    {
      name: 'email',
      type: 'email',
      label: bilingual('Email', 'Courriel'),
      required: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    },
  ],
}

/** Student IDs that cannot pay. Spec: CUS-3.19, CUS-5.14. */
export const blockedStudentAccounts: CollectionConfig = {
  slug: 'blocked-student-accounts',
  labels: {
    singular: bilingual('Blocked student account', 'Compte étudiant bloqué'),
    plural: bilingual('Blocked student accounts', 'Comptes étudiants bloqués'),
  },
  admin: {
    useAsTitle: 'studentId',
    group: groups.shop,
    defaultColumns: ['studentId', 'note', 'updatedAt'],
    custom: { listedUnder: 'order-form-settings' },
  },
  custom: { area: 'shop', trash: false },
  indexes: [{ fields: ['site', 'studentId'], unique: true }],
  fields: [
    upperCase('studentId', bilingual('Student ID', 'Numéro étudiant'), { required: true }),
    { name: 'note', type: 'text', label: bilingual('Note', 'Note') },
  ],
}
