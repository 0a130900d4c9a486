import type { CollectionConfig } from 'payload'
import { isEmail } from '@/domain/forms/text-rules'
import { normalizeCode } from '@/domain/text/normalize-code'
import { upperCase } from '@collections/fields/upper-case'
import { groups, bilingual } from '@collections/labels'
import { addListed } from './add-listed'

const addSeveral = { beforeListTable: ['@/studio/shop/add-several#AddSeveral'] }
const normalizeListed = (email: string) => email.trim().toLowerCase()

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
    components: addSeveral,
    custom: { listedUnder: 'order-form-settings' },
  },
  custom: { area: 'shop', trash: false },
  endpoints: [
    addListed({
      slug: 'faculty-emails',
      field: 'email',
      hasNotes: false,
      normalize: normalizeListed,
      isValid: isEmail,
    }),
  ],
  indexes: [{ fields: ['site', 'email'], unique: true }],
  fields: [
    {
      name: 'email',
      type: 'email',
      label: bilingual('Email', 'Courriel'),
      required: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalizeListed(value) : value)] },
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
    components: addSeveral,
    custom: { listedUnder: 'order-form-settings' },
  },
  custom: { area: 'shop', trash: false },
  endpoints: [
    addListed({
      slug: 'blocked-student-accounts',
      field: 'studentId',
      hasNotes: true,
      normalize: normalizeCode,
      isValid: (id) => id.length <= 60,
    }),
  ],
  indexes: [{ fields: ['site', 'studentId'], unique: true }],
  fields: [
    upperCase('studentId', bilingual('Student ID', 'Numéro étudiant'), { required: true }),
    { name: 'note', type: 'text', label: bilingual('Note', 'Note') },
  ],
}
