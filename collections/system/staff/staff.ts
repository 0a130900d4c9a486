import type {
  CollectionConfig,
  CollectionBeforeDeleteHook,
  Access,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { roles, type Role, getAccessScope } from '@/domain/roles'
import { administratorsExceptOwn, exceptOwnAccount } from './except-own-account'
import { sessionDevice } from '@collections/fields/session-device'
import { administratorsOnly } from '@collections/access/administrators-only'
import { forgotPassword, resetPassword } from './reset-password'
import { hashGivenKey, hashStoredKey, resetLinkMinutes } from '@/server/auth/reset-links'
import { secondFactorEndpoints } from './second-factor-endpoints'
import { requireSecondFactor, deleteSecondFactor, copySecondFactorCode } from './require-second-factor'
import { endSessionsOnNewEmail, voidResetLink } from '@collections/hooks/credential-changes'
import { refuseBulkCredentials, requireCurrentPassword } from './require-current-password'
import { sessionEndpoints } from './session-endpoints'
import { checkNewPassword, checkResetPassword } from './check-password'
import { makeFirstAdministrator, releaseFirstAdministrator } from './make-first-administrator'
import { forgetAttemptsOfUnlocked, forgetSignInAttempts, limitAttempts, rememberStaffDevice } from './limit-attempts'
import { received } from '@collections/system/today/received-endpoint'
import { untranslated } from '@collections/system/today/untranslated-endpoint'
import { upcoming } from '@collections/system/today/upcoming-endpoint'
import { inviteStaff, preparePassword } from './invite-staff'
import { keepAnAdministrator } from './keep-an-administrator'
import { uniformLoginErrors, uniformLoginTime } from './uniform-login-errors'
import { type BilingualText, groups, bilingual } from '@collections/labels'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { normalizeEmail } from '@/domain/account/email-address'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** Stores an e-mail in the one form in which e-mails are compared. */
const normalizeStoredEmail: CollectionBeforeValidateHook = ({ data }) => {
  const email = textOf(data?.email)
  return email ? { ...data, email: normalizeEmail(email) } : data
}

/** Signs in with an e-mail in any form. */
const normalizeLoginEmail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const data = fieldsOf(args.data)
  const email = textOf(data.email)
  return email ? { ...args, data: { ...data, email: normalizeEmail(email) } } : args
}

/** Administrators change all accounts, other staff only their own. Field access protects its role and sites. */
const ownAccountOrAdministrator: Access = ({ req }) => {
  const staff = signedInStaff(req)
  if (!staff) return false
  return getAccessScope(staff, 'update', 'staff') === 'all' || { id: { equals: staff.id } }
}

/**
 * Deletes the links of a campus identity to an account with the account. Otherwise the identity could not be linked to a new account
 * of the same person: its key is unique. Before the deletion, in which SQLite empties the reference.
 */
const deleteSignOns: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'sign-ons', where: { person: { equals: id } }, req })
}

const roleNames: Record<Role, BilingualText> = {
  administrator: bilingual('Administrator', 'Administration'),
  siteManager: bilingual('Site manager', 'Direction de site'),
  editor: bilingual('Editor', 'Rédaction'),
  menuEditor: bilingual('Menu editor', 'Menus et heures'),
  shopManager: bilingual('Shop manager', 'Boutique et forfaits'),
  dietitian: bilingual('Dietitian', 'Diététique'),
}

/** Accounts of the studio. `site-tenancy.ts` adds the field `sites`. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: bilingual('Staff member', 'Membre du personnel'), plural: bilingual('Staff', 'Personnel') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'email', 'role'] },
  custom: { area: 'staff' },
  access: { update: ownAccountOrAdministrator, delete: exceptOwnAccount },
  forceSelect: { role: true }, // `hide-foreign-sites.ts` depends on it
  hooks: {
    beforeOperation: [
      normalizeLoginEmail,
      limitAttempts,
      uniformLoginTime,
      copySecondFactorCode,
      preparePassword,
      checkResetPassword,
      refuseBulkCredentials,
      hashGivenKey,
    ],
    beforeValidate: [normalizeStoredEmail, checkNewPassword, requireCurrentPassword],
    beforeChange: [hashStoredKey, voidResetLink, makeFirstAdministrator, ...keepAnAdministrator.beforeChange],
    afterChange: [endSessionsOnNewEmail, releaseFirstAdministrator, ...keepAnAdministrator.afterChange, inviteStaff],
    beforeDelete: [...keepAnAdministrator.beforeDelete, deleteSignOns],
    afterDelete: [...keepAnAdministrator.afterDelete, deleteSecondFactor],
    beforeLogin: [forgetSignInAttempts, requireSecondFactor],
    afterLogin: [rememberStaffDevice],
    afterOperation: [forgetAttemptsOfUnlocked],
    afterError: [uniformLoginErrors],
  },
  endpoints: [
    received,
    upcoming,
    untranslated,
    forgotPassword,
    resetPassword,
    ...sessionEndpoints,
    ...secondFactorEndpoints,
  ],
  auth: {
    depth: 0, // every call loads its caller: their sites as ids
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: Number.MAX_SAFE_INTEGER, // Payload's lock calls a right password wrong: attempt-limits.ts limits
    useSessions: true,
    forgotPassword: { expiration: resetLinkMinutes * 60_000 },
    cookies: { sameSite: 'Lax', secure: (process.env.SERVER_URL ?? '').startsWith('https:') },
  },
  fields: [
    {
      name: 'currentPasswordInput', // below the inputs of email and password
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/studio/sign-in/current-password#CurrentPassword' } },
    },
    {
      name: 'invitationNote', // in place of the inputs of a password
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/studio/sign-in/invitation#Invitation' } },
    },
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), required: true },
    {
      name: 'role',
      type: 'select',
      label: bilingual('Role', 'Rôle'),
      required: true,
      defaultValue: 'menuEditor',
      access: { create: administratorsOnly, update: administratorsExceptOwn },
      admin: { components: { Field: '@/studio/sign-in/role-field#RoleField' } },
      options: roles.map((value) => ({ value, label: roleNames[value] })),
    },
    {
      name: 'setupCode', // of the first registration only; see `setup-code.ts`
      type: 'text',
      virtual: true,
      label: bilingual('Setup code', 'Code d’installation'),
      admin: {
        readOnly: false, // Payload's default for a virtual field is true
        condition: (_, __, { user }) => !user,
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        description: bilingual('The server printed it when it started.', 'Le serveur l’a affiché à son démarrage.'),
      },
    },
    sessionDevice(),
    {
      name: 'sessionPanel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/studio/sign-in/session-panel#SessionPanel' } },
    },
    {
      name: 'twoSteps',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/studio/sign-in/second-factor#SecondFactor' } },
    },
  ],
}
