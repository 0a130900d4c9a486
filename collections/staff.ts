import type { CollectionConfig } from 'payload'
import { roles, type Role } from '@/domain/roles'
import { byArea } from './access/by-area'
import { administratorsOfOthers, notTheirOwnAccount } from './access/not-their-own'
import { onlyAdministrators } from './access/only-administrators'
import { ownAccount } from './access/own-account'
import { resetPassword } from './endpoints/reset-password'
import { secondFactorEndpoints } from './endpoints/second-factor'
import { askSecondFactor, forgetSecondFactor, noteCode } from './hooks/ask-second-factor'
import { checkNewPassword, checkResetPassword } from './hooks/check-password'
import { firstIsAdministrator } from './hooks/first-is-administrator'
import { keepAnAdministrator } from './hooks/keep-an-administrator'
import { sameAnswer, sameTime } from './hooks/same-answer'
import { groups, words } from './labels'

const roleNames: Record<Role, ReturnType<typeof words>> = {
  administrator: words('Administrator', 'Administration'),
  siteManager: words('Site manager', 'Direction de site'),
  editor: words('Editor', 'Rédaction'),
  menuEditor: words('Menu editor', 'Menus et heures'),
  shopManager: words('Shop manager', 'Boutique et forfaits'),
  dietitian: words('Dietitian', 'Diététique'),
}

/** The people who sign in to the studio. Their sites are the plug-in's field `sites`. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: words('Staff member', 'Membre du personnel'), plural: words('Staff', 'Personnel') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'email', 'role'] },
  access: { ...byArea('staff'), update: ownAccount, delete: notTheirOwnAccount },
  hooks: {
    beforeOperation: [sameTime, noteCode, checkResetPassword],
    beforeValidate: [checkNewPassword],
    beforeChange: [firstIsAdministrator, ...keepAnAdministrator.beforeChange],
    afterChange: keepAnAdministrator.afterChange,
    beforeDelete: keepAnAdministrator.beforeDelete,
    afterDelete: [...keepAnAdministrator.afterDelete, forgetSecondFactor],
    beforeLogin: [askSecondFactor],
    afterError: [sameAnswer],
  },
  endpoints: [resetPassword, ...secondFactorEndpoints],
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: (process.env.SERVER_URL ?? '').startsWith('https:') },
  },
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), required: true },
    {
      name: 'role',
      type: 'select',
      label: words('Role', 'Rôle'),
      required: true,
      defaultValue: 'menuEditor',
      saveToJWT: true,
      access: { create: onlyAdministrators, update: administratorsOfOthers },
      options: roles.map((value) => ({ value, label: roleNames[value] })),
    },
    { name: 'twoSteps', type: 'ui', admin: { components: { Field: '@/studio/second-factor#SecondFactor' } } },
  ],
}
